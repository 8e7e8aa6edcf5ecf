/** esbuild imports a style sheet as text. Adopted style sheets are allowed by any content security policy. */
declare module '*.css' {
  const text: string;
  export default text;
}
