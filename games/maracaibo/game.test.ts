import { kit } from '@portolan/kernel/kit.ts';
import { maracaibo } from './game.ts';

kit(maracaibo);
