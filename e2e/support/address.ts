import { randomInt } from 'node:crypto'

/** Some address that belongs to nobody; a proxy in front of the site would write it into x-forwarded-for. */
export const someAddress = () => `198.19.${randomInt(256)}.${randomInt(256)}`
