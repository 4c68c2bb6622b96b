import { kit } from '@portolan/kernel/kit.ts';
import { pirates } from './game.ts';

kit(pirates);
