import type { Row } from '../database.ts'
import { accounts } from '../personas.ts'
import { folder, projects } from '../world.ts'

/** One column of one row: values it accepts and values it must refuse. */
export interface ValueRule {
  table: string
  key: [column: string, value: string]
  column: string
  /** Set together with it, where columns depend on each other. */
  along?: Row
  takes: unknown[]
  refuses: unknown[]
}

export const text = (length: number, fill = 'x') => fill.repeat(length)
const blank = ['', ' ', ' \n\t ']
/** Text with at least one visible character and at most `max` characters. */
export const sized = (max: number) => ({
  takes: ['x', text(max), text(max, 'é')],
  refuses: [...blank, text(max + 1), `x${text(max, ' ')}`],
})
export const optional = (max: number) => ({ ...sized(max), takes: [null, ...sized(max).takes] })

export type Values = Pick<ValueRule, 'takes' | 'refuses' | 'along'>
export const of = (
  table: string,
  key: [string, string],
  rules: Record<string, Values>,
): ValueRule[] =>
  Object.entries(rules).map(([column, values]) => ({ table, key, column, ...values }))

export const link = (start: string, max: number) => start + text(max - start.length)
const own = folder('owner')
export const paths = {
  takes: [`${own}/a`, `${own}/A-1_b.c.webp`, `${own}/_${text(199)}`],
  refuses: [
    '',
    'a.webp',
    `${own}/`,
    `${own}/..`,
    `${own}/.hidden`,
    `${own}/a/b`,
    `${own}/a b`,
    `/${own}/a`,
    `${own}/a\n`,
    `${own}/${text(201)}`,
    `${accounts.owner}0/${projects.owner}/a`,
    `${accounts.owner}/a`,
    `${accounts.owner.toUpperCase()}/${projects.owner}/a`,
  ],
}
export const colours: Values = {
  takes: [null, '#000000', '#9af0ff'],
  refuses: ['', 'red', '#fff', '#FFFFFF', '#00000g', '#0000000', 'url(x)'],
}
export const formats: Values = {
  takes: [null, 'webp', 'avif webp'],
  refuses: ['', 'avif', 'png', 'webp avif'],
}
export const urls: Values = {
  takes: ['http://a.b/c', link('https://a.b/', 1000)],
  refuses: ['', 'javascript:alert(1)', '/a.webp', link('https://a.b/', 1001)],
}
/** A logo's address. */
export const logoUrls: Values = {
  takes: [null, 'http://a.b/c', link('https://a.b/', 1000)],
  refuses: [
    '',
    'javascript:alert(1)',
    'data:image/png;base64,x',
    ' https://a.b',
    '//a.b/c',
    link('https://a.b/', 1001),
  ],
}
/** An address to follow. */
export const secureLinks: Values = {
  takes: [
    null,
    'https://a.b',
    'https://www.Example.org:8443/x?y=1#z',
    'https://a.b?c',
    'https://a.b#c',
    link('https://a.b/', 500),
  ],
  refuses: [
    '',
    'http://a.b',
    'javascript:alert(1)//a.b',
    '//a.b/c',
    ' https://a.b',
    'https://localhost/',
    'https://a..b/',
    'https://a_.b/',
    'https://u@a.b/',
    'https://a.b@c.d/',
    'https://a.b:x/',
    'https://a.b:1@c.d/',
    'https://a.b:',
    'https://a.b/ c',
    'https://a.b/\n',
    link('https://a.b/', 501),
  ],
}
export const past = '2026-01-02 03:04:05+00'
export const size = { takes: [null, 1, 4000], refuses: [0, -1] }
