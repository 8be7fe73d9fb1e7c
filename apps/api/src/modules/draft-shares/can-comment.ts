import type { SharePermission } from '@passepartout/contracts'

/** Whether something can be said by a link with this right. */
export const canComment = (right: SharePermission): boolean => right === 'comment' || right === 'approve'
