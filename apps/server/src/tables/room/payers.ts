const maxKnown = 20_000;

/** At which address people were last seen: one address may be many guests, each with tables of their own. */
export class Payers {
  private readonly addresses = new Map<string, string>();

  seenAt(person: string, address: string): void {
    this.addresses.delete(person);
    if (this.addresses.size >= maxKnown) this.addresses.delete(this.addresses.keys().next().value as string);
    this.addresses.set(person, address);
  }

  /** The address that pays for a person; without one, they pay themselves. */
  of(person: string): string {
    return this.addresses.get(person) ?? person;
  }
}
