/** Downloads a file under this name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
