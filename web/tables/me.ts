import { ServiceProblem } from '@portolan/service/client.ts';
import { change, useSettings } from '../settings.ts';
import { far } from './house.ts';

/** Whether the service knows me: before that there is nothing of mine to ask for. */
export const isKnown = (): boolean => useSettings.getState().known !== '';

/** Says who I am before something that needs to be somebody's. The service remembers me by a cookie. */
export async function asMe<T>(name: string, act: () => Promise<T>): Promise<T> {
  if (useSettings.getState().known !== name) await introduce(name);
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ServiceProblem) || error.status !== 401) throw error;
    await introduce(name);
    return await act();
  }
}

async function introduce(name: string): Promise<void> {
  await far.name(name);
  change({ known: name });
}
