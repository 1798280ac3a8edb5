import type { SiteProfile } from './site-profile'

/** Company number and registered office. Without a number there is no company: the address then stands alone. */
export function registrationOf({
  registeredNumber: number,
  registeredAddress: address,
}: Pick<SiteProfile, 'registeredNumber' | 'registeredAddress'>): string[] {
  const office = number ? `Registered office: ${address}` : address
  return [number && `Company number ${number}`, address && office].filter((fact) => fact !== null)
}
