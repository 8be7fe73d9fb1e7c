import { expect, test } from 'vitest'
import {
  canGrantRoles,
  OPERATOR_PERMISSIONS,
  OPERATOR_ROLES,
  permissionsOf,
  ROLE_PERMISSIONS,
} from './operator-permissions.ts'

test('the owner may do everything, and every other role less', () => {
  expect(permissionsOf(['owner']).size).toBe(OPERATOR_PERMISSIONS.length)
  for (const role of OPERATOR_ROLES.filter(one => one !== 'owner'))
    expect(ROLE_PERMISSIONS[role].length).toBeLessThan(OPERATOR_PERMISSIONS.length)
})

test('several roles add up', () => {
  expect(permissionsOf(['finance']).has('cases:decide')).toBe(false)
  expect(permissionsOf(['finance', 'support']).has('cases:decide')).toBe(true)
  expect(permissionsOf([]).size).toBe(0)
})

test('nobody grants a permission that they lack', () => {
  expect(canGrantRoles(['owner'], ['owner'])).toBe(true)
  expect(canGrantRoles(['support'], ['support'])).toBe(true)
  expect(canGrantRoles(['support'], ['support', 'finance'])).toBe(false)
  expect(canGrantRoles(['finance', 'support'], ['owner'])).toBe(false)
})

test('only the owner changes operators', () => {
  for (const role of OPERATOR_ROLES.filter(one => one !== 'owner'))
    expect(ROLE_PERMISSIONS[role].filter(one => one.startsWith('operators:'))).toEqual([])
})
