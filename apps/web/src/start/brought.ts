/** Files that were opened with the installed app. Browsers that know no such thing have none. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Where the service worker puts a file that was shared with the app. */
const shared = 'shared-file';

/** Hands over the files that the app was opened with, or that were shared with it; says so if one was shared and is not there. */
export function takeFiles(handle: (file: File) => void, lost: () => void): void {
  (window as { launchQueue?: LaunchQueue }).launchQueue?.setConsumer(({ files = [] }) => {
    for (const file of files) void file.getFile().then(handle);
  });
  if (location.search === '?shared') void takeShared(handle, lost);
}

async function takeShared(handle: (file: File) => void, lost: () => void): Promise<void> {
  history.replaceState(history.state, '', '/');
  // Browsers keep nothing for a page without TLS.
  const answer = await globalThis.caches?.match(`/${shared}`);
  await globalThis.caches?.delete(shared);
  if (answer) handle(new File([await answer.blob()], decodeURIComponent(answer.headers.get('x-name') ?? shared)));
  else lost();
}
