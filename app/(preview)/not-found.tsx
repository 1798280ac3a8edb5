// A preview is a page of the office.
export { default } from '../(admin)/not-found'
