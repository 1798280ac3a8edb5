import 'server-only'

/** Words that an attacker would try for this owner. */
interface About {
  email: string
  companyName: string | null
}

/** Why a password is easy to guess; undefined where it is not. */
export async function guessableReason(
  password: string,
  { email, companyName }: About,
): Promise<string | undefined> {
  const plain = simplify(password)
  const [local = '', domain = ''] = email.split('@')
  const own = [email, local, domain, domain.split('.')[0] ?? '', companyName ?? '']
  // Also with digits or symbols appended.
  if (own.some((word) => isSame(plain, simplify(word)))) {
    return 'Please choose one that is not your email address or company name.'
  }
  if (isRun(plain) || (await commonPasswords()).has(password.toLowerCase())) {
    return 'Many people use this password, so it is easy to guess. Please choose another.'
  }
  return undefined
}

const simplify = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const isSame = (plain: string, word: string) =>
  word !== '' && plain.startsWith(word) && /^\d*$/.test(plain.slice(word.length))

/** 'aaaaaa', '345678', 'fedcba': not part of the list. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((char, i) => char.charCodeAt(0) - text.charCodeAt(i))
  const [first = 0] = steps
  return text !== '' && Math.abs(first) <= 1 && steps.every((step) => step === first)
}

let known: Promise<ReadonlySet<string>> | undefined

/** The 50,000 most common leaked passwords, in lower case. Loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return known
}
