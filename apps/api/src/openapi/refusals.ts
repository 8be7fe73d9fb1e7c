/** Calls that require a logged-in customer: 401 otherwise. */
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
  ...[
    'listAccountDates',
    'listAccountDesigns',
    'listAccountOrders',
    'listAccountPhotos',
    'removeAccountDate',
  ],
  ...['removeAccountDates', 'removeAddress', 'removePasskey', 'setAccountNewsletter', 'storeAccountDates'],
  ...['switchWhitelabel'],
]

/** Calls that may be too late or conflict with another change: 409. */
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

/** Calls about a resource that may have expired, such as a share link: 410. */
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
    'orderLineCopy',
    'orderLineDays',
    'orderLinePicture',
    'putDraft',
    'readSharedDraft',
  ],
  ...['removeSharedComment', 'reorder', 'sendLinkPhoto', 'sharedPagePicture', 'sharedProof', 'takeDraftLink'],
]

/** Statuses of single calls beyond those of every call, by the call's name. */
export const REFUSALS: Readonly<Record<401 | 409 | 410, ReadonlySet<string>>> = {
  401: new Set(NEEDS_SESSION),
  409: new Set(MAY_CONFLICT),
  410: new Set(MAY_BE_GONE),
}

export const refusalsOf = (name: string): number[] =>
  ([401, 409, 410] as const).filter(status => REFUSALS[status].has(name))
