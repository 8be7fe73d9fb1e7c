import type { BackOfficeSession } from '@passepartout/contracts/back-office'
import { createContext, use } from 'react'

type Permission = BackOfficeSession['permissions'][number]

export const SessionContext = createContext<BackOfficeSession>({ name: '', roles: [], permissions: [] })

/** Whether the operator's roles permit something; the server decides, this only hides what it would refuse. */
export function usePermission(permission: Permission): boolean {
  return use(SessionContext).permissions.includes(permission)
}
