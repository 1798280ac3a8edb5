import { SignOutButton } from './sign-out-button'

/**
 * For a signed-in stranger and for a session that was ended elsewhere. A page instead of a redirect:
 * the middleware may still think that somebody is signed in, and would send them back.
 */
export function NoAccess() {
  return (
    <main className="wrap section-space">
      <h1 className="text-h2">This account has no access</h1>
      <p className="mt-4 mb-8 max-w-prose text-slate">
        Only the owner of this website can see these pages. If that's you, sign out and sign in
        again.
      </p>
      <SignOutButton />
    </main>
  )
}
