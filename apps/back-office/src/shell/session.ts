import type { BackOfficeSession } from '@passepartout/contracts/back-office'
import { createContext, use } from 'react'

type Permission = BackOfficeSession['permissions'][number]

export const SessionContext = createContext<BackOfficeSession>({ name: '', roles: [], permissions: [] })

/** What the operator's roles permit; the server decides, this only hides what it would refuse. */
export const usePermissions = (): readonly Permission[] => use(SessionContext).permissions

export const usePermission = (permission: Permission): boolean => usePermissions().includes(permission)
