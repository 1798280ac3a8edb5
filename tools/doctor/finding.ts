type Level = 'ok' | 'warning' | 'fault'

/** One line of the doctor's report. */
export interface Finding {
  level: Level
  text: string
  /** What to do about it. */
  remedy?: string
}

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const warning = (text: string, remedy: string): Finding => ({
  level: 'warning',
  text,
  remedy,
})
export const fault = (text: string, remedy: string): Finding => ({ level: 'fault', text, remedy })

/** The problems found, or one line that says all is well. */
export function problemsOr(well: string, problems: (Finding | false | undefined)[]): Finding[] {
  const found = problems.filter((problem) => problem !== undefined && problem !== false)
  return found.length ? found : [ok(well)]
}

const signs: Record<Level, string> = {
  ok: '  ok      ',
  warning: '  CHECK   ',
  fault: '  FAULT   ',
}

export function print({ level, text, remedy }: Finding): string {
  return `${signs[level]}${text}${remedy ? `\n          ${remedy}` : ''}`
}
