/** The bundler brings a style sheet as its text, for a shadow root to adopt: no policy forbids that. */
declare module '*.css' {
  const text: string;
  export default text;
}
