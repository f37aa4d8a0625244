/** Hands a text to the person as a file. */
export const download = (name: string, content: string, type = 'application/json'): void =>
  // Without the mark Excel takes UTF-8 for the letters of its own country.
  downloadBlob(name, new Blob([type === 'text/csv' ? '\uFEFF' : '', content], { type }));

export function downloadBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
