/** The build inlines fonts as their bytes. */
declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}
