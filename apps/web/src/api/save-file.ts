/** Gives a file to the browser to save. Characters that file systems refuse are left out of the name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '');
  link.click();
  // The browser has started to read the file by the time the click's task ends.
  setTimeout(() => URL.revokeObjectURL(address));
}
