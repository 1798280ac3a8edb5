/** All kinds of caller. The stranger is a former owner whose data is still there. */
export const personas = ['visitor', 'stranger', 'rival', 'owner', 'server'] as const
export type Persona = (typeof personas)[number]
export type Role = 'anon' | 'authenticated' | 'service_role'
export const roles: readonly Role[] = ['anon', 'authenticated', 'service_role']

const roleOf: Record<Persona, Role> = {
  visitor: 'anon',
  stranger: 'authenticated',
  rival: 'authenticated',
  owner: 'authenticated',
  server: 'service_role',
}

export const accounts = {
  owner: '0a000000-0000-4000-8000-000000000001',
  rival: '0b000000-0000-4000-8000-000000000002',
  stranger: '0c000000-0000-4000-8000-000000000003',
} as const
export type Account = keyof typeof accounts

/** The session of each account's token. */
export const sessions: Record<Account, string> = {
  owner: '5a000000-0000-4000-8000-000000000001',
  rival: '5b000000-0000-4000-8000-000000000002',
  stranger: '5c000000-0000-4000-8000-000000000003',
}

/** The owner, signed in with the password alone or with a code besides. */
export type Level = 'owner at aal1' | 'owner at aal2'

/** Session settings of a request, as the Data API sets them. */
export function sessionOf(caller: Persona | Level): string {
  const [persona, aal = 'aal1'] = caller.split(' at ') as [Persona, string?]
  const account = persona in accounts ? (persona as Account) : undefined
  const sub = account ? accounts[account] : ''
  const role = roleOf[persona]
  const claims = JSON.stringify(
    account ? { role, sub, aal, session_id: sessions[account] } : { role },
  )
  return `select set_config('role', '${role}', true), set_config('request.jwt.claims', '${claims}', true),
    set_config('request.jwt.claim.sub', '${sub}', true), set_config('request.jwt.claim.role', '${role}', true)`
}
