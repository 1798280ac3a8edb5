/** Stands in the browser for Node's modules, which OpenCV names and uses in Node alone. */
export {}
