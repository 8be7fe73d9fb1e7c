import type { DictionaryName } from './spellcheck-words.ts'

/* Words of invitations and thank-you cards that the dictionaries lack, in their format. German flags: S takes -s, N
 * -n, P -en, T -es, E -e, A adjective endings; m allows a noun last in a compound, ij first. */

/** Germany, Austria (Jänner, Matura), Switzerland (Apéro, Göttikind). */
const GERMAN = `
  Junggesellinnenabschied/STEmij Livemusik/m Hüpfburg/Pmij Mottoparty/Sm Pyjamaparty/Sm Dinnerparty/Sm Abifeier/Nm Babyshower/Sm Dresscode/Sm Fotobox/Pm
  Photobooth/S Candybar/Sm Foodtruck/Sm Streetfood/Smij Fingerfood/Smij Housewarming/Sm Shuttle/Smij Hashtag/Sm Playlist/Sm Honeymoon/Smij Save-the-Date
  Konfi/Smij Master/Smij Urnenbeisetzung/Pmij Friedwald/STm Kondolenz/Pm Feuerzangenbowle/Nm Kinderschminken/Smij Weddingplanner/FSm Navi/Smij Deko/Smij
  Meerjungfrau/Pm Uroma/Sm Uropa/Sm Omi/Sm Opi/Sm Mami/S Papi/S Mausi Schatzi Hasi WhatsApp/Smij Instagram/Smij PayPal Spotify Gaudi/mij
  Jänner/Smij Feber/Smij heurig/A Heuriger Heurige/N Jause/Nm Jausen/ij Sackerl/Sm Marille/Nm Marillen/Smij Erdäpfelsalat/STm Paradeiser/Smij Topfen/Smij
  Germ/Smij Palatschinke/Nm Powidl/Smij Ribisel/Nmij Kren/Smij Karfiol/Smij Fisole/Nm Vogerlsalat/STm Schwammerl/Smij Eierschwammerl/Smij Faschierte/AN
  Backhendl/Smij Hendl/Smij Beuschel/Smij Kaiserschmarren/Smij Kaiserschmarrn/Sm Buchtel/Nm Krapfen/Smij Kipferl/Sm Vanillekipferl/Sm Weckerl/Sm
  Gugelhupf/STEmij Gspritzter Achterl/Sm Krügerl/Sm Seidl/Sm Melange/Nm Einspänner/Sm Buschenschank/Sm Buschenschenke/Nm Mostheurige/AN Mostheuriger Krampus/m
  Perchten/ij Nikolo/Sm Adventkranz/Tm Adventmarkt/STm Christkindlmarkt/STm Sternsinger/FSm Palmkätzchen/S Matura/Smij Maturant/Pm Maturantin
  Sponsion/Pmij Sponsions/ij Janker/Sm Dirndlkleid/STm Servus Griaß Pfiat Pfiati Bussi/Sm Busserl/Sm leiwand Stiegenhaus/Tm Agape/Nm Polterer/Sm Polterei/m
  Brautstehlen/S Brautverziehen/S Kirtag/STEmij Rüsthaus/Tm Schuhplattler/Smij Schikurs/Tm Schi/ij Bankomat/Pm Trafik/Pm Kassa/m Zuckerl/Sm Packerl/Smij
  retour weiters hinkünftig
  Apéro/Smij Znüni/Smij Zvieri/Smij Zmorge/Smij Zmorgen/Smij Zmittag/Smij Znacht/Smij Götti/Smij Gotte/Nm Gotti/Smij Velo/Smij Perron/S Billet/S
  Coiffeur/Smij Coiffeuse/N Confiserie/Nm Glacé/Smij Nüsslisalat/STm Rüebli/Smij Guetzli/Smij Weggli/S Gipfeli/S Cervelat/S Rösti/m Poulet/Smij Cüpli/S
  Grüezi Hoi Salü Merci Samichlaus/m Fasnacht/mij Räbeliechtli/Smij Matur/Pmij Züglete Zügeln Beiz/Pm Beizli/Sm Badi/m Chilbi/m Höck/S parkieren grillieren
  Grillade/Nm Dessertbuffet/Sm Traiteur/S innert währschaft/A gluschtig/A Nachtessen/Smij Mittagessen/Smij`

const MORE: Partial<Record<DictionaryName, string>> = {
  de: GERMAN,
  en: `bachelorette photobooth quinceañera quinceañeras s'mores grandad RSVP RSVPs`,
  'en-gb': `grandad grandads nan nans nana nanas nanna prosecco photobooth babymoon dresscode WhatsApp Airbnb canapés canapé stepmum stepmums
    babyshower`,
  es: `preboda prebodas postboda postbodas quinceañera quinceañeras abuelita abuelitas abuelito abuelitos arras photocall playlist hashtag
    WhatsApp selfie selfies mamás fiestón finde candy`,
  fr: `faireparts papi papis EVJF EVG photobooth WhatsApp playlist hashtag`,
  it: `apericena apericene brunch pizzata WhatsApp photobooth wedding mesiversario mesiversari`,
  nl: `daggast daggasten housewarming fotobooth RSVP WhatsApp`,
}

/** The most frequent first names of children, couples and grandparents in the shop's countries; some surnames. */
const NAMES = `
  Aaron Ada Adam Adele Adrian Agnes Alba Albert Alessandro Alessia Alexander Alexandra Alfred Alice Alicia Alina Allegra Alma Alois Amalia Amelie Amelia
  Amina Amy Ana Anastasia Anders Andrea Andreas Andrin Angela Angelika Anja Anke Anna Annabell Anne Anneliese Annemarie Annika Anouk Anthony Anton
  Antonia Antonio Ariana Armin Arne Arno Arthur Astrid Aurelia Aurora Ava Axel Aylin Ayşe Barbara Bastian Beate Beatrice Ben Benedikt Benjamin Bennet
  Benno Bent Bernd Bernhard Bianca Birgit Björn Britta Brigitte Bruno Carina Carl Carla Carlo Carlotta Carmen Carolin Caroline Caspar Cedric Celina
  Charlotte Chiara Chloe Christa Christian Christiane Christina Christine Christoph Claas Clara Claudia Clemens Conny Constantin Cora Cornelia Daniel
  Daniela David Deborah Dennis Diana Dieter Dirk Dominik Dora Doris Edda Eddie Edgar Edith Eduard Eike Elena Eleonora Elia Elias Elif Elina Elisa
  Elisabeth Elisa Ella Elli Ellen Elmar Elsa Elsbeth Emanuel Emil Emilia Emilie Emily Emma Emmi Emre Enno Enzo Erich Erika Erna Ernst Erwin Esther Eva
  Eveline Fabian Fabienne Fabio Falk Fanny Fatima Felicitas Felix Ferdinand Fiete Filip Finja Finn Fiona Flora Florentina Florian Florin Franca Frank
  Franz Franzi Franziska Frauke Frederik Freya Frida Frieda Friederike Friedrich Fritz Gabriel Gabriele Gaia Georg Georgia Gerald Gerda Gerhard Gerlinde
  Gertrud Gianna Gino Gisela Giulia Greta Gudrun Guido Günter Günther Gustav Hanna Hannah Hannes Hans Harald Hedwig Heidi Heike Heiko Heiner Heinrich Heinz
  Helena Helene Helga Helmut Hendrik Henning Henri Henrik Henry Herbert Hermann Hermine Hilde Holger Horst Hubert Hugo Ida Ilse Ina Ines Inga Inge Ingrid
  Irene Iris Irma Isa Isabel Isabella Isabelle Ivan Ivo Jakob Jan Jana Janina Janis Jannik Jasmin Jasper Joachim Joel Johann Johanna Johannes Jolanda
  Jona Jonah Jonas Jonathan Jonte Jörg Josef Josefine Josephine Joshua Jost Juan Jule Jules Julia Julian Juliana Juliane Julie Julius Jürgen Juri Justus
  Jutta Kai Karin Karina Karl Karla Karoline Karsten Katharina Kathi Kathrin Katja Katrin Kerstin Kevin Kilian Kim Kira Klara Klaus Klemens Konrad
  Konstantin Korbinian Kurt Lana Lara Larissa Lars Laura Laurent Laurin Lea Leah Leander Leandro Lena Leni Lenia Lenn Lennard Lennart Lennox Leo Leon Leona
  Leonard Leonardo Leonhard Leonie Leonora Leopold Levi Levin Leyla Lia Liam Lian Liana Liara Lias Lien Lieselotte Lilian Lilli Lilly Lina Linda Linn Linnea
  Linus Lio Lion Lisa Lisbeth Liv Livia Lorena Lorenz Lotta Lotte Lou Louis Louisa Louise Luan Luana Luc Luca Lucas Lucia Lucie Lucy Ludwig Luis Luisa Luise
  Lukas Luke Luna Lya Lydia Mads Magda Magdalena Maike Maila Maja Malea Malia Malik Malin Malina Malte Mandy Manfred Manuel Manuela Mara Marc Marcel
  Marco Marcus Margarete Margit Maria Marianne Marie Marika Marina Mario Marion Marius Marko Markus Marla Marleen Marlen Marlene Marlon Marta Martha Martin
  Martina Mateo Mathias Mathilda Mathilde Matilda Mats Matteo Matthias Matthis Maurice Max Maxi Maximilian Maya Mehmet Melanie Melina Melissa Merle Mia
  Michael Michaela Michel Michelle Mick Mika Mila Milan Milena Milla Milo Mina Mira Miriam Mirjam Mohammed Monika Moritz Moritz Nadine Nadja Naomi Natalia
  Natalie Nele Nelly Nelo Nepomuk Nick Nico Nicola Nicole Niklas Nikola Nikolai Nikolas Nils Nina Nino Noa Noah Noam Noel Noemi Nora Norbert Norea Ole Olga
  Oliver Olivia Omar Oscar Oskar Otto Pascal Patricia Patrick Patrik Paul Paula Paulina Pauline Peer Peggy Pepe Peter Petra Phil Philipp Phillip Pia Pius
  Quentin Quirin Ralf Ramona Raphael Raphaela Rebecca Rebekka Regina Reinhard Reinhold Renata Renate Resi Rieke Rita Robert Robin Roland Rolf Roman Romy Ronja
  Rosa Rosalie Rosemarie Rosi Ruben Rudi Rudolf Runa Ruth Sabine Sabrina Samira Samuel Sandra Sara Sarah Sascha Sebastian Selina Selma Sepp Severin Sibylle
  Siegfried Sigrid Silas Silke Silvia Simon Simone Sina Sofia Sofie Solveig Sonja Sophia Sophie Stefan Stefanie Steffen Steffi Stella Stephan Stephanie Susanne
  Susi Svea Sven Svenja Sylvia Tabea Tamara Tanja Tara Tarik Tatjana Thea Theo Theodor Theresa Theresia Thies Thomas Thorsten Tilda Till Tim Timo Timon Tina
  Tobi Tobias Tom Tomas Tommi Toni Torben Torsten Tristan Udo Ulf Uli Ulrich Ulrike Urs Ursula Ute Uwe Valentin Valentina Valerie Vanessa Vera Verena Veronika
  Vicky Viktor Viktoria Vincent Viola Vito Volker Vroni Waltraud Wanda Wencke Wendelin Werner Wiebke Wilhelm Wilma Wolfgang Xaver Yannick Yara Yasmin Yusuf Yvonne
  Zoe Zoé Zora Zita
  Aebi Baumgartner Brunner Bühler Egger Eder Fuchs Gerber Graf Gruber Hofer Huber Kaya Lehner Leitner Maier Mayer Mayr Meyer Moser Nguyen Pichler Reiter
  Schmid Schmidt Schmitz Schwarz Steiner Wyss Yılmaz`

/** Additional words of a language, in the dictionary's format. */
export function loadExtraWords(language: DictionaryName): string[] {
  const own = parseWordList(MORE[language] ?? '')
  const names = parseWordList(NAMES)
  if (language !== 'de') return [...own, ...names]
  return [...own.flatMap(asCompoundEnd), ...names.map(name => `${name}/S`)]
}

const parseWordList = (text: string) => text.split(/\s+/).filter(Boolean)

/** A noun that may be last in a compound needs a second entry in lower case. */
function asCompoundEnd(entry: string): string[] {
  const [word = '', flags = ''] = entry.split('/')
  if (!flags.includes('m')) return [entry]
  const endings = flags.replace(/[a-z]/g, '')
  return [entry, `${word.charAt(0).toLowerCase()}${word.slice(1)}/${endings}ozm`]
}
