import { kit } from '@portolan/kernel/kit.ts';
import { merchants } from './game.ts';

kit(merchants);
