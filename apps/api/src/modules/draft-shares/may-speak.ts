import type { ShareRight } from '@passepartout/contracts'

/** Whether something can be said by a link with this right. */
export const maySpeak = (right: ShareRight): boolean => right === 'comment' || right === 'approve'
