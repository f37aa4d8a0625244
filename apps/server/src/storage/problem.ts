/** Why the storage can't be used, as a sentence for the person who runs the server. */
export class StorageProblem extends Error {
  readonly code: 'unwritable' | 'damaged' | 'foreign' | 'locked' | 'newer' | 'unreachable' | 'full' | 'taken';
  readonly exitCode = 1;

  constructor(code: StorageProblem['code'], sentence: string) {
    super(sentence);
    this.name = 'StorageProblem';
    this.code = code;
  }
}
