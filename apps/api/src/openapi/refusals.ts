/** Calls that only somebody who is logged in may make: 401 for everybody else. */
const NEEDS_SESSION = [
  ...[
    'addAddress',
    'addPasskey',
    'changeAddress',
    'changeEmail',
    'changeName',
    'changePassword',
    'deleteAccount',
  ],
  ...[
    'endOtherSessions',
    'endSession',
    'exportAccount',
    'getAccount',
    'getAccountNewsletter',
    'getNewPasskeyQuestion',
  ],
  ...['listAccountDesigns', 'listAccountOrders', 'listAccountPhotos', 'removeAddress', 'removePasskey'],
  ...['setAccountNewsletter', 'switchWhitelabel'],
]

/** Calls that come too late, or beside another change: 409. */
const MAY_CONFLICT = [
  ...[
    'addCartArticle',
    'addCartLine',
    'addSharedComment',
    'answerSharedComment',
    'approveSharedDraft',
    'cancelOrder',
  ],
  ...[
    'changeOrderAddress',
    'changeSharedComment',
    'complain',
    'createDraft',
    'deleteOrderPhotos',
    'deletePhoto',
  ],
  ...['keepOrderPhotos', 'payOrder', 'placeOrder', 'putDraft', 'removeSharedComment'],
]

/** Calls about something that was there once, such as by a link that ended: 410. */
const MAY_BE_GONE = [
  ...[
    'addSharedComment',
    'answerSharedComment',
    'approveSharedDraft',
    'cartLineOfferPicture',
    'cartLinePreview',
  ],
  ...[
    'changeSharedComment',
    'claimDraftLink',
    'claimPhotoLink',
    'confirmNewsletterNow',
    'confirmShareMailNow',
  ],
  ...[
    'downloadResult',
    'draftPicture',
    'draftProof',
    'openSharedWork',
    'orderLinePicture',
    'putDraft',
    'readSharedDraft',
  ],
  ...['removeSharedComment', 'reorder', 'sendLinkPhoto', 'sharedPagePicture', 'sharedProof', 'takeDraftLink'],
]

/** What single calls may answer besides what all of their kind do, by the calls' names. */
export const REFUSALS: Readonly<Record<401 | 409 | 410, ReadonlySet<string>>> = {
  401: new Set(NEEDS_SESSION),
  409: new Set(MAY_CONFLICT),
  410: new Set(MAY_BE_GONE),
}

/** The statuses of `REFUSALS` that a call may answer. */
export const refusalsOf = (name: string): number[] =>
  ([401, 409, 410] as const).filter(status => REFUSALS[status].has(name))
