/** Sign-in methods beside the password, and the signed-in customer at checkout. */
export const accountWays = {
  'access.passkey-failed':
    'Die Anmeldung mit Passkey hat nicht geklappt. Mit Passwort oder Link geht es auch.',
  'access.google': 'Mit Google anmelden',
  'access.google@kartenliebe': 'Mit Google anmelden',
  'access.google-hint': 'Erst wenn du hier klickst, wird Google geladen und erhält deine IP-Adresse.',
  'access.google-hint@kartenliebe':
    'Erst wenn ihr hier klickt, wird Google geladen und erhält eure IP-Adresse.',
  'access.google-failed': 'Google ist gerade nicht zu erreichen. Mit Passwort oder Link geht es auch.',
  'access.checkout-as': 'Angemeldet als {email}',
  'access.checkout-addresses': 'Gespeicherte Adressen',
  'access.checkout-take': 'Übernehmen',
} as const
