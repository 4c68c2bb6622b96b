import { kit } from '@portolan/kernel/kit.ts';
import { deadReckoning } from './game.ts';

kit(deadReckoning);
