/** Columns of contact tables that the shop recognises. */
export type KnownColumn =
  | 'greeting'
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'company'
  | 'number'
  | 'street'
  | 'extra'
  | 'postalCode'
  | 'city'
  | 'region'
  | 'copies'

/** Column names used by common programs, in lower case. */
const COLUMNS: readonly (readonly [KnownColumn, RegExp])[] = [
  [
    'greeting',
    /^(begrüßung|begrüssung|briefanrede|gruß|grußzeile|greeting|salutation|formule d[’']appel|saluto|saludo|aanhef)$/,
  ],
  ['title', /^(anrede|titel|herr\/frau|title|civilité|titolo|appellativo|tratamiento|aanspreking)$/],
  ['firstName', /^(vorname|first ?name|given name|prénom|prenom|nome di battesimo|nombre de pila|voornaam)$/],
  [
    'lastName',
    /^(nachname|familienname|last ?name|surname|family name|nom de famille|cognome|apellidos?|achternaam)$/,
  ],
  [
    'name',
    /^(name|namen|names|empfänger|gast|gäste|full name|recipient|guests?|noms?|nome|nomi|nombres?|naam|destinataire|destinatario)$/,
  ],
  ['company', /^(firma|company|organisation|organization|société|azienda|empresa|bedrijf)$/],
  ['number', /^(hausnummer|hausnr\.?|nr\.?|house number|no\.?|numéro|n°|numero|número|huisnummer)$/],
  [
    'street',
    /^(straße|strasse|str\.?|straße und hausnummer|street|street address|address|address line 1|address 1|adresse|rue|via|indirizzo|calle|dirección|straat|adres)$/,
  ],
  ['extra', /^(zusatz|adresszusatz|address line 2|address 2|apartment|complément|interno|piso|toevoeging)$/],
  [
    'postalCode',
    /^(plz|postleitzahl|zip|zip ?code|postcode|postal code|code postal|cap|código postal|codigo postal|cp)$/,
  ],
  [
    'city',
    /^(ort|stadt|wohnort|city|town|ville|localité|città|citta|comune|ciudad|población|plaats|woonplaats)$/,
  ],
  ['region', /^(state|bundesland|province|provincia|provincie|canton|kanton|cantone)$/],
  [
    'copies',
    /^(anzahl|karten|stück|menge|exemplare|copies|quantity|qty|cards|quantité|exemplaires|quantità|copie|cantidad|copias|aantal|stuks)$/,
  ],
]

export const knownColumn = (name: string): KnownColumn | undefined =>
  COLUMNS.find(([, pattern]) => pattern.test(name.trim().toLowerCase()))?.[0]
