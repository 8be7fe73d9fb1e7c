/** Ways into an account beside the password, and who is logged in where somebody pays. */
export const accountWays = {
  'access.passkey-failed': 'Der Passkey hat nicht geantwortet. Mit Passwort oder Link geht es auch.',
  'access.google': 'Mit Google anmelden',
  'access.google@kartenliebe': 'Mit Google anmelden',
  'access.google-hint': 'Erst dieser Knopf lädt ein Programm von Google, das dabei die IP-Adresse erfährt.',
  'access.google-hint@kartenliebe':
    'Erst dieser Knopf lädt ein Programm von Google, das dabei die IP-Adresse erfährt.',
  'access.google-failed': 'Google ist gerade nicht zu erreichen. Mit Passwort oder Link geht es auch.',
  'access.checkout-as': 'Angemeldet als {email}',
  'access.checkout-addresses': 'Gespeicherte Adressen',
  'access.checkout-take': 'Übernehmen',
} as const
