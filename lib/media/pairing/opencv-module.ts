import ready from '@techstark/opencv-js'

/** The package is a promise, and a module with a method `then` cannot be imported dynamically. */
export const opencv = { ready }
