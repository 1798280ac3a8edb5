/** Imported as an asset, it is its address. */
declare module '*.woff2' {
  const address: string
  export default address
}
