import { registrationOf } from './registration'

test('an address is a registered office only of a registered company', () => {
  const [registeredNumber, registeredAddress] = ['01234567', '1 High Street, Durham']
  expect(registrationOf({ registeredNumber, registeredAddress })).toEqual([
    'Company number 01234567',
    'Registered office: 1 High Street, Durham',
  ])
  expect(registrationOf({ registeredNumber: null, registeredAddress })).toEqual([registeredAddress])
  expect(registrationOf({ registeredNumber, registeredAddress: null })).toHaveLength(1)
  expect(registrationOf({ registeredNumber: null, registeredAddress: null })).toEqual([])
})
