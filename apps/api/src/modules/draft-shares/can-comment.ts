import type { SharePermission } from '@passepartout/contracts'

export const canComment = (right: SharePermission): boolean => right === 'comment' || right === 'approve'
