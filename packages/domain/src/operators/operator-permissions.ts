/** Roles of operators in the back office; an operator may have several. */
export const OPERATOR_ROLES = [
  'support',
  'production',
  'lab',
  'finance',
  'merchandising',
  'content',
  'owner',
] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** A permission is a noun and a verb. */
export const OPERATOR_PERMISSIONS = [
  'session:read',
  'waiting:read',
  'orders:read',
  'orders:export',
  'orders:cancel',
  'orders:hold',
  'orders:reprint',
  'reprints:read',
  'order-addresses:change',
  'order-notes:write',
  'order-views:write',
  'shared-views:remove',
  'order-photos:read',
  'order-pages:open',
  'order-emails:read',
  'order-emails:send',
  'refunds:request',
  'sheets:scan',
  'refunds:approve',
  'customers:read',
  'customers:export',
  'customers:erase',
  'cases:read',
  'cases:decide',
  'payments:read',
  'payments:book',
  'accounting:export',
  'emails:read',
  'emails:send',
  'jobs:read',
  'jobs:retry',
  'discounts:read',
  'discounts:write',
  'discounts:publish',
  'metrics:read',
  'experiments:read',
  'recordings:read',
  'problems:read',
  'operators:read',
  'operators:invite',
  'operators:change',
] as const
export type OperatorPermission = (typeof OPERATOR_PERMISSIONS)[number]

const EVERYONE: readonly OperatorPermission[] = ['session:read', 'waiting:read', 'metrics:read']

/** What each role may do. The owner may do everything. */
export const ROLE_PERMISSIONS: Readonly<Record<OperatorRole, readonly OperatorPermission[]>> = {
  support: [
    ...EVERYONE,
    'orders:read',
    'orders:cancel',
    'orders:hold',
    'order-addresses:change',
    'order-notes:write',
    'order-views:write',
    'order-photos:read',
    'order-pages:open',
    'order-emails:read',
    'order-emails:send',
    'refunds:request',
    'customers:read',
    'customers:export',
    'cases:read',
    'cases:decide',
    'emails:read',
    'emails:send',
    'problems:read',
  ],
  production: [
    ...EVERYONE,
    'orders:read',
    'orders:hold',
    'orders:reprint',
    'reprints:read',
    'order-notes:write',
    'order-views:write',
    'order-photos:read',
    'jobs:read',
    'jobs:retry',
    'sheets:scan',
  ],
  /** Hands at the lab: no orders, no addresses. */
  lab: [...EVERYONE, 'sheets:scan'],
  finance: [
    ...EVERYONE,
    'orders:read',
    'orders:export',
    'order-notes:write',
    'order-views:write',
    'refunds:request',
    'refunds:approve',
    'reprints:read',
    'payments:read',
    'payments:book',
    'accounting:export',
  ],
  merchandising: [...EVERYONE, 'experiments:read', 'discounts:read', 'discounts:write', 'discounts:publish'],
  content: [...EVERYONE, 'experiments:read', 'problems:read'],
  owner: OPERATOR_PERMISSIONS,
}

/** The permissions of all these roles. */
export const permissionsOf = (roles: readonly OperatorRole[]): ReadonlySet<OperatorPermission> =>
  new Set(roles.flatMap(role => ROLE_PERMISSIONS[role] ?? []))

/** Whether an operator may grant roles: only those whose permissions the operator has. */
export function canGrantRoles(own: readonly OperatorRole[], granted: readonly OperatorRole[]): boolean {
  const permissions = permissionsOf(own)
  return [...permissionsOf(granted)].every(permission => permissions.has(permission))
}
