import type { PreferencesAnswer } from '@gruppetto/wire';
import { peopleServer } from '../api/people-server.ts';
import type { ServerAnswer } from '../api/server.ts';

/** Whether this browser can get notifications while the page is closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush() ? navigator.serviceWorker.getRegistration() : undefined;

export async function currentSubscription(): Promise<PushSubscription | undefined> {
  return (await (await registered())?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the person, then the browser, then subscribes at the server. Undefined if one of the first two says no. */
export async function turnOn(pushKey: string): Promise<ServerAnswer<PreferencesAnswer> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await registered();
  if (!worker) return undefined;
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
    const { endpoint, keys } = made.toJSON();
    return await peopleServer.subscribe({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  } catch {
    // Some browsers have no push service, and say so only now.
    return undefined;
  }
}

export async function turnOff(): Promise<ServerAnswer<PreferencesAnswer> | undefined> {
  const there = await currentSubscription();
  if (!there) return undefined;
  const answer = await peopleServer.unsubscribe(there.endpoint);
  await there.unsubscribe();
  return answer;
}
