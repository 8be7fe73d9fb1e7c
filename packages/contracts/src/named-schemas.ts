import { accountSchema, addressBody, requested, webAuthnAnswer } from './account/schemas.ts'
import { accountDatesSchema, moment, newsletterState, personalDateSchema } from './account-area/schemas.ts'
import { cardPieceSchema, sampleRuleSchema } from './cards/schemas.ts'
import { cartLineResponse, cartLineSchema, cartResponse, cartSchema } from './cart/schemas.ts'
import {
  addressSchema,
  addressStepSchema,
  checkoutResponse,
  checkoutSchema,
  contactSchema,
  paymentOptionSchema,
  receiptLineSchema,
  receiptSumsSchema,
} from './checkout/schemas.ts'
import { contentPageSchema } from './content/schemas.ts'
import { customerSchema } from './customer/schemas.ts'
import { displayDaySchema, displayMomentSchema, expressSchema } from './delivery/schemas.ts'
import {
  approvalSchema,
  commentSchema,
  replySchema,
  shareNotificationSchema,
} from './draft-shares/schemas.ts'
import { draftConfigurationSchema } from './drafts/schemas.ts'
import { facts, guestBookOfOrderSchema } from './guest-books/schemas.ts'
import { designPaletteSchema, designPreviewSchema, facetSchema, namedOptionSchema } from './list-shapes.ts'
import { orderResponse, orderSchema, orderTokenSchema } from './orders/schemas.ts'
import { formatSchema, tiers } from './photoboxes/schemas.ts'
import { photoSchema } from './photos/schemas.ts'
import {
  appliedCampaignSchema,
  formatPriceSchema,
  getArticlePriceSchemas,
  pricePartSchema,
  productChoiceSchema,
  productChoicesSchema,
  quantityTierSchema,
  startingPriceSchema,
} from './prices/schemas.ts'
import { contextSchema } from './product-form/schemas.ts'
import {
  envelopeAddressResponse,
  response as recipientListResponseSchema,
  recipientListSchema,
} from './recipients/schemas.ts'
import { choiceSchema } from './selection/schemas.ts'
import { displayMoneySchema, frameConfigurationSchema, idSchema, localeSchema, timeSchema } from './shapes.ts'
import { themeChoiceSchema, themeSchema } from './themes/schemas.ts'
import { toolResultsSchema } from './toolbox/schemas.ts'
import { response as whitelabelStateSchema } from './whitelabel/schemas.ts'
import { wishlistItemSchema } from './wishlist/schemas.ts'

/** Schemas that several calls use, by the name that the API document gives them. */
export const namedSchemas = {
  Account: accountSchema,
  AccountDates: accountDatesSchema,
  AccountMoment: moment,
  Address: addressSchema,
  AddressBody: addressBody,
  ArticlePrice: getArticlePriceSchemas.response,
  AddressStep: addressStepSchema,
  AppliedCampaign: appliedCampaignSchema,
  CardPiece: cardPieceSchema,
  CardSampleRule: sampleRuleSchema,
  Cart: cartSchema,
  CartLine: cartLineSchema,
  CartLineResponse: cartLineResponse,
  CartResponse: cartResponse,
  Checkout: checkoutSchema,
  CheckoutResponse: checkoutResponse,
  Contact: contactSchema,
  ContentPage: contentPageSchema,
  Customer: customerSchema,
  DesignPalette: designPaletteSchema,
  DesignPreview: designPreviewSchema,
  DisplayDay: displayDaySchema,
  DisplayMoment: displayMomentSchema,
  DisplayMoney: displayMoneySchema,
  DraftConfiguration: draftConfigurationSchema,
  EnvelopeAddressResponse: envelopeAddressResponse,
  Express: expressSchema,
  Facet: facetSchema,
  FormatPrice: formatPriceSchema,
  FrameConfiguration: frameConfigurationSchema,
  GuestBookFacts: facts,
  GuestBookOfOrder: guestBookOfOrderSchema,
  Id: idSchema,
  Locale: localeSchema,
  NamedOption: namedOptionSchema,
  NewsletterState: newsletterState,
  Order: orderSchema,
  OrderResponse: orderResponse,
  OrderToken: orderTokenSchema,
  PaymentOption: paymentOptionSchema,
  PersonalDate: personalDateSchema,
  Photo: photoSchema,
  PhotoboxFormat: formatSchema,
  PhotoboxTiers: tiers,
  PricePart: pricePartSchema,
  ProductChoice: productChoiceSchema,
  ProductChoices: productChoicesSchema,
  ProductFormContext: contextSchema,
  QuantityTier: quantityTierSchema,
  ReceiptLine: receiptLineSchema,
  ReceiptSums: receiptSumsSchema,
  RecipientList: recipientListSchema,
  RecipientListResponse: recipientListResponseSchema,
  Requested: requested,
  SelectionChoice: choiceSchema,
  ShareNotification: shareNotificationSchema,
  SharedApproval: approvalSchema,
  SharedComment: commentSchema,
  SharedReply: replySchema,
  StartingPrice: startingPriceSchema,
  Theme: themeSchema,
  ThemeChoice: themeChoiceSchema,
  Time: timeSchema,
  ToolResults: toolResultsSchema,
  WebAuthnAnswer: webAuthnAnswer,
  WhitelabelState: whitelabelStateSchema,
  WishlistItem: wishlistItemSchema,
}
