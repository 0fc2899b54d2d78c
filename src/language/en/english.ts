import type { LanguageData } from '../language.ts'
import { englishAggregation } from './aggregation.ts'
import { englishChanges } from './changes.ts'
import { englishChronology } from './chronology.ts'
import { englishLimits } from './limits.ts'
import { englishReckoning } from './reckoning.ts'
import { englishReferences } from './references.ts'
import { englishStatements } from './statements.ts'
import { englishValues } from './values.ts'

export const english: LanguageData = {
  code: 'en',
  references: englishReferences,
  chronology: englishChronology,
  limits: englishLimits,
  reckoning: englishReckoning,
  statements: englishStatements,
  changes: englishChanges,
  stopWordList: 'eng',
  stopWords:
    'she, me, my, us, its, when, whose, whom, why, does, doing, during, cannot, until, upon, herself, themselves, yours, etc',
  acronyms: 'IT, US, WHO',
  stemmer: 'english',

  asks: {
    person: 'who, whom, whose, which person, which people, what person, who’s',
    place:
      'where, from where, which place, what place, which city, what city, which country, what country, which town, in what town',
    time: 'when, since when, what year, which year, what date, which date, what day, which day, what month, which month, what time, which century, what century',
    number:
      'how many, how much, how long, how old, how far, how tall, how high, how big, how large, how wide, how deep, how heavy, how fast, how often, what number, what percentage, what proportion, what amount, how few, how soon, how little',
    reason:
      'why, how come, what for, for what reason, what is the reason, what was the reason, what causes, what caused',
    manner: 'how, in what way, in which way, by what means',
    steps:
      'how to, how do i, how do we, how do you, how can i, how can we, how can you, how should i, how should we, how would i, how does one, what steps, what are the steps, which steps',
    definition:
      'what does it mean, what is meant by, what is the meaning of, what is the definition of, define, what is a, what is an, explain what',
    list: 'list, list all, name all, name the, enumerate, what are, what were, which are, which of, what kinds of, what types of, which kinds of, which types of, what sorts of, give me all',
    choice: 'which, which one, which ones',
    thing: 'what, what’s, what is, what was, tell me, describe, explain',
  },
  questionLabels: 'question, my question, the question, our question, user question, query, q',
  existing: 'are there, exist, are available, are supported',
  askingWords:
    'mean, means, meaning, meanings, meant, stand for, stands for, stood for, short for, definition, define, explain, explanation, describe, description, purpose of, point of having, idea behind',
  purposeWords: 'used for, good for',
  latestWords:
    'latest, newest, most recent, most recently, recent, recently, current, currently, now, nowadays, today, last, next, upcoming, so far, to date',
  yesNoOpenings:
    'is, are, was, were, am, do, does, did, has, have, had, can, could, will, would, shall, should, may, might, must, isn’t, aren’t, wasn’t, weren’t, don’t, doesn’t, didn’t, hasn’t, haven’t, can’t, couldn’t, won’t, wouldn’t, shouldn’t',
  rulingWords:
    'allowed, permitted, OK, okay, all right, alright, possible, able to, happens, happen, bring, use, take, put, get, come, go, let, somebody, someone, anybody, anyone, something, anything, everything, myself, still',
  prepositions:
    'in, on, at, by, for, from, of, to, with, under, over, during, about, since, until, till, after, before, between, against, through, into, within, without, near, via, per',

  pronouns:
    'he, she, it, they, him, her, them, his, hers, its, their, theirs, this, that, these, those, there, this one, that one, the former, the latter, the same, himself, herself, itself, themselves, here',
  followUps:
    'and, but, so, then, also, or, what about, how about, and what about, what else, who else, where else, why so, why not, since when, tell me more, more about, go on, anything else, same for, the same for',
  corrections:
    'I meant, no I meant, no I mean, I mean, sorry I meant, I was asking about, no I was asking about, not that one but, no not that but, no the, no for the, rather the',
  conjunctions:
    'and, or, but, because, while, whereas, although, though, if, when, as well as, and also, and then, so that, nor, yet, since, unless',
  ofWords: 'of, of the, by, from, in, for',
  relatives: 'that, which, who, whom, whose, where, when',
  denials:
    'false that, untrue that, wrong that, myth that, failed to, fails to, fail to, failing to, unable to',
  genitives: 'of',
  possessives: 'his, her, its, their, whose',
  conditionals: 'if, unless, whether',
  reasons:
    'because, because of, since, as, due to, owing to, so that, in order to, therefore, for this reason, that is why, thanks to, caused by, the reason',
  hypotheticals:
    'would, could, might, may, should, perhaps, maybe, possibly, allegedly, supposedly',
  negations:
    'not, no, never, none, nothing, nobody, nowhere, neither, nor, without, cannot, can’t, don’t, doesn’t, didn’t, isn’t, aren’t, wasn’t, weren’t, won’t, wouldn’t, shouldn’t, couldn’t, mustn’t, hasn’t, haven’t, hadn’t, no longer, except, unless, hardly',
  deictics:
    'we, we’re, we’ve, we’ll, our, ours, my, mine, me, I’m, I’ve, I’d, I’ll, I am, I was, I have, I had, I think, I believe, I know, I can, I can’t, I cannot, I could, I couldn’t, I want, I wanted, I need, I needed, I got, I went, I use, I used, I thought, I felt, I do, I did, I don’t, I didn’t, I would, I wouldn’t, I will, I won’t, myself, you, you’re, you’ll, you’ve, your, yours, yourself, let’s, yesterday, today, tomorrow, tonight, this week, last week, next week, this month, last month, next month, this year, last year, next year, this morning, this weekend, last weekend, last night, so far this, click here, read more, see also, see below, see above, as mentioned, mentioned above, below',
  leaningOpenings:
    'however, therefore, thus, hence, moreover, furthermore, instead, otherwise, nevertheless, nonetheless, consequently, accordingly, also, then, this, that, these, those, such, he, she, it, they, his, her, its, their, but, and, so, as a result, for this reason, in addition, in contrast, on the other hand, for example, for instance, similarly, likewise, still, yet, here, there, afterwards, later, meanwhile, additionally, finally, as such, as a consequence, in turn, in other words, in short, in fact, of course, by contrast, by comparison, at the same time, to this end, that said, the latter, the former, both, since then, until then, by then, after that, before that, along the way, together',
  articles: 'the, a, an',
  demonyms:
    'American, British, English, Scottish, Welsh, Irish, French, German, Italian, Spanish, Portuguese, Dutch, Belgian, Swiss, Austrian, Danish, Swedish, Norwegian, Finnish, Icelandic, Polish, Czech, Slovak, Hungarian, Romanian, Bulgarian, Greek, Turkish, Russian, Ukrainian, Belarusian, Lithuanian, Latvian, Estonian, Serbian, Croatian, Slovenian, Bosnian, Macedonian, Montenegrin, Albanian, Kosovar, Maltese, Cypriot, Luxembourgish, Catalan, Basque, Galician, Breton, Flemish, Bavarian, Prussian, Soviet, Yugoslav, Czechoslovak, European, Scandinavian, Nordic, Baltic, Balkan, Slavic, Germanic, Chinese, Japanese, Korean, Taiwanese, Mongolian, Tibetan, Vietnamese, Thai, Cambodian, Laotian, Burmese, Malaysian, Malay, Indonesian, Singaporean, Filipino, Philippine, Indian, Pakistani, Bangladeshi, Nepalese, Nepali, Bhutanese, Afghan, Iranian, Persian, Iraqi, Syrian, Lebanese, Jordanian, Israeli, Palestinian, Saudi, Yemeni, Omani, Emirati, Qatari, Kuwaiti, Bahraini, Arab, Arabic, Arabian, Kurdish, Armenian, Georgian, Azerbaijani, Kazakh, Uzbek, Turkmen, Kyrgyz, Tajik, Asian, Eurasian, Egyptian, Libyan, Tunisian, Algerian, Moroccan, Sudanese, Ethiopian, Eritrean, Somali, Kenyan, Ugandan, Tanzanian, Rwandan, Burundian, Congolese, Angolan, Zambian, Zimbabwean, Mozambican, Malawian, Namibian, Botswanan, Ghanaian, Nigerian, Ivorian, Senegalese, Malian, Cameroonian, Liberian, Malagasy, Mauritian, African, Mexican, Guatemalan, Honduran, Salvadoran, Nicaraguan, Panamanian, Cuban, Jamaican, Haitian, Dominican, Trinidadian, Barbadian, Bahamian, Caribbean, Colombian, Venezuelan, Ecuadorian, Peruvian, Bolivian, Chilean, Argentine, Argentinian, Uruguayan, Paraguayan, Brazilian, Guyanese, Surinamese, Latin, Hispanic, Latino, Canadian, Québécois, Australian, Fijian, Samoan, Tongan, Hawaiian, Polynesian, Aboriginal, Māori, Roman, Byzantine, Ottoman, Celtic, Viking, Gaelic, Hebrew, Jewish, Yiddish, Anglo, Afro, Franco, Hindi, Urdu, Tamil, Telugu, Malayalam, Kannada, Bengali, Punjabi, Marathi, Gujarati, Mandarin, Cantonese, Swahili, Zulu, Afrikaans, Sanskrit, Americans, Germans, Italians, Russians, Europeans, Canadians, Australians, Indians, Mexicans, Brazilians, Austrians, Belgians, Hungarians, Romanians, Greeks, Turks, Arabs, Africans, Asians, Jews, Englishman, Frenchman, Irishman, Dutchman, Victorian, Edwardian, Gothic, Catholic, Protestant, Christian, Muslim, Islamic, Buddhist, Hindu, Western, Eastern, Northern, Southern',
  genericHeadings:
    'overview, introduction, intro, preface, foreword, summary, abstract, conclusion, conclusions, note, notes, remark, remarks, warning, warnings, caution, important, tip, tips, example, examples, usage, basic usage, installation, install, installing, setup, getting started, quick start, quickstart, options, option, parameters, parameter, arguments, argument, properties, methods, returns, return value, return values, syntax, description, details, general, miscellaneous, misc, other, others, features, requirements, prerequisites, table of contents, index, home, FAQ, FAQs, frequently asked questions, questions, answers, appendix, annex, step, steps, figure, table, definitions, definition, scope, purpose, results, discussion, acknowledgements, acknowledgments, license, changes, changelog, background, history, early life, career, personal life, life, biography, plot, cast, untitled, default, defaults, type, types, name, names, value, values, title, date, number, item, items, clause, paragraph, article, how to use, how it works, what is this, more information, further information, next steps, testing, debugging, troubleshooting, related, default value, required, optional, true, false, null, undefined',
  coordinators: 'and, or',
  copulas: 'is, was, are, were',
  nameLinks: 'of, the, and',
  honorifics:
    'miss, st, jr, sr, rev, col, gen, lt, capt, sgt, no, mt, ft, lady, lord, king, queen, prince, princess, pope, bishop, president, senator, governor, judge, justice, captain, colonel, general, minister, chancellor, saint',
  courtesyTitles: 'dr, mr, mrs, ms, prof, sir, dame, professor',
  beforeLastNames:
    'miss, lady, lord, king, queen, prince, princess, pope, bishop, president, senator, governor, judge, justice, captain, colonel, general, minister, chancellor, lake, mount, new, north, south, east, west, upper, lower, old, great, saint, st, fort, port, cape, river, university, college, battle, treaty, house, city, county, kingdom, republic, empire, state, united, world, national, royal, the',
  otherNameCues:
    'known as, known as the, known by his stage name, known by her stage name, known by the stage name, known by his pen name, known by her pen name, known by the pen name, known by the common name, known by his first name, known by her first name, known by the full name, known by his birth name, known by her birth name, known by his real name, known by her real name, known by her married name, known by his screen name, known by her screen name, known by his regnal name, known by his temple name, known by the ring name, called, called the, hereafter, hereafter the, hereinafter, hereinafter the, k.a, k.a. the, aka, aka the, alias, alias the',
  otherNameAdverbs:
    'better, commonly, formerly, popularly, professionally, best, also, who is, who was, which is, which was',

  greetings:
    'hello, hi, hey, hi there, hello there, hey there, good morning, good afternoon, good evening, good day, greetings, howdy, welcome, how are you, what’s up',
  thanks:
    'thanks, thank you, many thanks, thanks a lot, thank you very much, thank you so much, thx, cheers, much appreciated, great thanks, ok thanks',
  acknowledgements:
    'ok, okay, alright, all right, ok then, got it, I see, I understand, understood, that’s all, that is all, that’s it, never mind, nevermind, no problem, goodbye, good bye, bye, bye bye, see you, see you later, have a nice day',
  questionsOfAssistant:
    'who are you, what are you, who is this, who am I talking to, what can you do, what do you do, what do you know, what can I ask you, what can I ask, how can you help, how can you help me, how do you work, are you a bot, are you a robot, are you an AI, are you human, are you a human, are you real, what is your name, what’s your name, whats your name, help me, can you help, can you help me, I need help, I need your help, I have a question',
  shorterWishes:
    'shorter, make it shorter, make that shorter, shorten it, shorten that, a shorter version, short version, a short version, keep it short, be brief, be shorter, briefly, more briefly, in brief, brief, in short, just the main thing, only the main thing, just the main point, the main point only, just the gist, the gist, bottom line, too long, too much text, that is too long, that’s too long, it’s too long, summarize that, summarise that, summarize it, sum it up, sum that up, in one sentence, in a sentence, in one line, in two sentences, in a few words, in fewer words, fewer words, less text, less detail, more concise, be more concise, concise, concisely, tl;dr, tldr, just the answer, only the answer, cut it down',
  moreWishes:
    'more, tell me more, tell me more about it, tell me more about this, tell me more about that, more about it, more about this, more about that, give me more, some more, a bit more, a little more, anything more, is there more, is there anything more, is there any more, what else, anything else, is there anything else, what else is there, what else does it say, what else do you know, more details, more detail, more information, more info, further details, details, in detail, in more detail, in greater detail, with more details, more detailed, longer, make it longer, a longer answer, go on, continue, keep going, carry on, go ahead, and then what, elaborate, please elaborate, elaborate on that, expand on that, expand, explain that, explain this, explain it, explain more, explain further, explain that in more detail, can you explain, please explain, what do you mean, what do you mean by that, what does that mean, what does this mean, what is that supposed to mean, how do you mean, meaning, more context, context, read on',
  sourceWishes:
    'are you sure, are you certain, are you sure about that, are you sure about this, are you really sure, you sure, you sure about that, how sure are you, is that true, is that right, is that correct, is this true, is this right, is this correct, is it true, is it correct, really, seriously, for real, where does it say that, where does it say so, where does it say this, where does that come from, where is that from, where is this from, where did you get that, where did you get this, where did you read that, where did you find that, where do you have that from, where is that written, where is this written, where does that stand, where is that stated, where can I read that, who says that, who says so, says who, according to whom, according to what, source, sources, the source, the sources, your source, your sources, what is the source, what is your source, what’s the source, what’s your source, what are your sources, which source, show source, show me the source, show me the sources, show me your sources, show sources, show the source, give me the source, give me a source, cite your source, cite your sources, cite sources, with sources, reference, references, which document, which document is that from, which document says that, in which document, on which page, which page, what page, which section, how do you know, how do you know that, how do you know this, prove it, can you prove it, can you prove that, proof, any proof, evidence, what is the evidence, quote, quote it, quote the passage, show me the passage, show me the quote, show me where, show me, I doubt that, I don’t believe that, I dont believe it, I don’t believe it, I don’t think so, I don’t think that’s right, double check, double check that, can you verify that, verify that, verify',
  remarksOnReply:
    'as a list, as list, in a list, in list form, make it a list, make that a list, make a list, make a list of it, as bullet points, in bullet points, bullet points, bullets, as bullets, with bullets, as a table, in a table, in table form, make it a table, make a table, as an email, as a letter, in other words, in your own words, in your words, in simple words, in simpler words, say it in simpler words, in simple terms, in simpler terms, in plain English, in easy words, simpler, simplify, simplify that, simplify it, make it simpler, more simply, rephrase, rephrase that, rephrase it, reword that, reword it, rewrite it, rewrite that, paraphrase that, say it differently, say that differently, put it differently, put that in other words, explain it like I’m five, explain like I’m five, eli5, say that again, say it again, repeat that, repeat, repeat it, once more, once again, again, come again, I don’t understand, I dont understand, I do not understand, I don’t get it, I dont get it, I did not understand, I didn’t understand, I don’t understand that, that makes no sense, that is wrong, that’s wrong, thats wrong, this is wrong, that is not right, that’s not right, that is not true, that’s not true, that is incorrect, wrong, wrong answer, not true, that is not what I asked, that’s not what I asked, thats not what I asked, not what I asked, I didn’t ask that, that does not answer my question, that doesn’t answer my question, that’s not an answer, translate, translate that, translate it, translate this, translate to English, translate to German, translate to French, translate to Spanish, translate into English, translate into German, translate into French, translate into Spanish, translate it to English, translate it to German, translate it to French, translate it into English, translate it into German, translate it into French, translate that to German, translate that into German, translate that into English, in English, in German, in French, in Spanish, in Italian, in Portuguese, in Russian, in Chinese, in Japanese, in Arabic, in Turkish, in Polish, in Dutch, in my language, in another language, German please, English please, French please, Spanish please, say it in English, say it in German, say it in French, answer in English, answer in German, answer in French, can you answer in German, more formal, less formal, more formally, friendlier, more polite',
  thankedFor:
    'help, assistance, support, answer, answers, reply, response, information, explanation, time, quick, great',
  courtesies:
    'could you, can you, would you, will you, may I ask you, please, kindly, look, look that up, look it up, look this up, look into, check, check that, check it, check this, find, find out, find that out, find it, search, tell, tell me, let me know, know, help, help me, give me a hand, explain that, clarify, confirm, answer, would you mind, mind, any idea, any ideas, possible, quickly, thanks',
  leadIns:
    'please can you tell me, can you tell me, can you please tell me, could you tell me, could you please tell me, would you tell me, would you please tell me, can you explain to me, could you explain to me, can anyone tell me, can someone tell me, could anyone tell me, could someone tell me, can anybody tell me, can somebody tell me, do you know, do you happen to know, does anyone know, does anybody know, does someone know, any idea, I was wondering, I was just wondering, I am wondering, I’m wondering, I wonder, just wondering, I would like to know, I’d like to know, I want to know, I need to know, I wanted to know, I wanted to ask, I would like to ask, I’d like to ask, I want to ask, may I ask, can I ask, could I ask, I don’t know, I have no idea, I have a question, I have a quick question, I’ve got a question, I have one question, quick question, just a quick question, one quick question, sorry to bother you, sorry for bothering you, sorry for the stupid question, stupid question, sorry, excuse me, pardon me, please, I am looking for, I’m looking for, looking for, I need to find, I am trying to find, I’m trying to find, I am trying to find out, I’m trying to find out, I need to find out',
  wishes:
    'I want to, I need to, I have to, I must, I would like to, I’d like to, I wish to, I am trying to, I’m trying to, I try to, I tried to, trying to, we want to, we need to, we have to, we would like to, we’d like to, we are trying to, we’re trying to, want to, need to, I can’t, I cannot, I am unable to, I’m unable to, I need, I want, we need, we want, need help with, help with, help me, I need help with',

  abbreviations:
    'dr, mr, mrs, ms, mx, st, sr, jr, prof, rev, hon, gen, lt, sgt, capt, cmdr, gov, sen, rep, pres, supt, esq, v, vs, cf, ca, eg, ie, al, approx, translit, transl, lit, est, op, cit, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, inc, ltd, co, corp, bros, dept, univ, assn, mt, ft, ave, blvd',
  abbreviationsOfNumbers: 'no, nos, vol, vols, p, pp, fig, figs, eq, ch, sec, art, ref, col, ed',
  abbreviationsOfYears: 'b, c, d',
  numerals: 'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  opposites:
    'first / second / third / fourth / fifth / sixth / seventh / eighth / ninth / tenth / last, most / least, more / less / fewer, highest / lowest, high / low, higher / lower, largest / smallest, large / small, larger / smaller, big / little, longest / shortest, long / short, oldest / youngest / newest, older / younger / newer, old / young / new, earliest / latest, early / late, earlier / later, before / after, north / south / east / west, northern / southern / eastern / western, northward / southward / eastward / westward, left / right, upper / lower, top / bottom, inner / outer, inside / outside, internal / external, increase / decrease / reduce, rise / fall, rising / falling, rose / fell, grow / shrink / decline, begin / end, began / ended, start / stop / finish, open / close, win / lose, won / lost, victory / defeat, buy / sell, bought / sold, give / take, gave / took, join / leave, joined / left, build / destroy, create / destroy, accept / reject / refuse, allow / forbid / prohibit / ban, include / exclude, support / oppose, agree / disagree, remember / forget, love / hate, enable / disable, encourage / discourage / prevent, success / failure, succeed / fail, advantage / disadvantage, strength / weakness, import / export, enter / exit, arrive / depart, push / pull, add / remove, minimum / maximum, major / minor, majority / minority, positive / negative, public / private, rich / poor, best / worst, better / worse, good / bad, strong / weak, fast / slow, easy / difficult, simple / complex, safe / dangerous, mild / severe, hot / cold, warm / cool, dry / wet, light / dark / heavy, hard / soft, deep / shallow, wide / narrow, full / empty, common / rare, ancient / modern, permanent / temporary, natural / artificial, legal / illegal, male / female, men / women, day / week / month / year / decade / century',

  wordFamilies:
    'arise / arose / arisen, awake / awoke / awoken, bear / bore / borne / birth, beat / beaten, become / became, begin / began / begun, bend / bent, bind / bound, bite / bit / bitten, bleed / bled, blow / blew / blown, break / broke / broken / breakage, breed / bred, bring / brought, build / built, burn / burnt, buy / bought, catch / caught, choose / chose / chosen / choice, cling / clung, creep / crept, deal / dealt, dig / dug, draw / drew / drawn, dream / dreamt, drink / drank / drunk, drive / drove / driven, eat / ate / eaten, fall / fell / fallen, feed / fed, feel / felt, fight / fought, find / found, flee / fled, fly / flew / flown / flight, forbid / forbade / forbidden, forget / forgot / forgotten, forgive / forgave / forgiven, freeze / froze / frozen, give / gave / given / gift, go / went / gone, grind / ground, grow / grew / grown / growth, hang / hung, hear / heard, hide / hid / hidden, hold / held, keep / kept, kneel / knelt, know / knew / known / knowledge, lay / laid, lead / led, lean / leant, leap / leapt, learn / learnt, leave / left, lend / lent, lie / lay / lain, light / lit, lose / lost / loss, mean / meant, meet / met, overcome / overcame, pay / paid / payment / payable, prove / proven / proof, ride / rode / ridden, ring / rang / rung, rise / rose / risen, run / ran, see / saw / seen / sight, seek / sought, sell / sold / sale, send / sent, sew / sewn, shake / shook / shaken, shine / shone, shoot / shot, show / shown, shrink / shrank / shrunk, sing / sang / sung / song, sink / sank / sunk, sit / sat, sleep / slept, slide / slid, smell / smelt, sow / sown, speak / spoke / spoken / speech / speaker, spell / spelt, spend / spent, spill / spilt, spin / spun, spoil / spoilt, spring / sprang / sprung, stand / stood, steal / stole / stolen / theft, stick / stuck, sting / stung, strike / struck / stricken, strive / strove / striven, swear / swore / sworn, sweep / swept, swell / swollen, swim / swam / swum, swing / swung, took / taken, teach / taught, tear / tore / torn, tell / told, think / thought, throw / threw / thrown, understand / understood, undertake / undertook / undertaken, undo / undone, wake / woke / woken, wear / wore / worn, weave / wove / woven, weep / wept, win / won, wind / wound, withdraw / withdrew / withdrawn, withstand / withstood, wring / wrung, write / wrote / written, rewrite / rewrote / rewritten, overwrite / overwrote / overwritten, override / overrode / overridden, man / men, woman / women, child / children, person / people, foot / feet, tooth / teeth, goose / geese, mouse / mice, life / lives, leaf / leaves, knife / knives, wife / wives, half / halves, shelf / shelves, wolf / wolves, thief / thieves, loaf / loaves, index / indices, matrix / matrices, vertex / vertices, appendix / appendices, analysis / analyses / analyze, basis / bases, crisis / crises, thesis / theses, hypothesis / hypotheses, synthesis / synthesize, axis / axes, criterion / criteria, phenomenon / phenomena, bacterium / bacteria, medium / media, datum / data, stimulus / stimuli, nucleus / nuclei, fungus / fungi, radius / radii, die / death / dead, wide / width, long / length, high / height, deep / depth, strong / strength / strengthen, warm / warmth, hot / heat, broad / breadth, young / youth, true / truth, weigh / weight, complain / complaint, constrain / constraint, restrain / restraint, enter / entry / entrance, deliver / delivery, discover / discovery, recover / recovery, register / registry / registration, inquire / inquiry, injure / injury, fail / failure, close / closure, expose / exposure / exposition, press / pressure, depart / departure, proceed / procedure, mix / mixture, sign / signature, receive / receipt / reception, perceive / perception, decide / decision, divide / division, provide / provision, expand / expansion, extend / extension / extent, convert / conversion, invert / inversion, permit / permission, admit / admission, submit / submission, transmit / transmission, omit / omission, suspend / suspension, respond / response, subscribe / subscription, describe / description, prescribe / prescription, solve / solution, resolve / resolution, destroy / destruction, explode / explosion, collide / collision, exclude / exclusion, include / inclusion, conclude / conclusion, intrude / intrusion, invade / invasion, persuade / persuasion, defend / defence / defense, offend / offence / offense, expend / expense / expenditure, pretend / pretence, believe / belief, relieve / relief, advise / advice, laugh / laughter, ship / shipment, treat / treatment, move / movement, state / statement, agree / agreement, argue / argument, judge / judgement / judgment, marry / marriage, carry / carriage, use / usage, store / storage, cover / coverage, produce / product, reduce / reduction, introduce / introduction, deduce / deduction, consume / consumption, assume / assumption, resume / resumption, presume / presumption, absorb / absorption, compete / competition, repeat / repetition, define / definition, acquire / acquisition, require / requisition, oppose / opposition, compose / composition, suppose / supposition, propose / proposition, pursue / pursuit, grey / gray, tyre / tire, aluminium / aluminum, programme / program, cheque / check, storey / story, plough / plow, sceptic / skeptic, kerb / curb, enquire / inquire, licence / license, practise / practice, organisation / organization',
  shortForms:
    'maximum / max, minimum / min, directory / dir, configuration / config, parameter / param, argument / arg, environment / env, repository / repo, authentication / auth, database / db, message / msg, password / passwd / pwd, dependency / dep, reference / ref, temporary / tmp / temp, character / char, documentation / doc, previous / prev, application / app, command / cmd, statistics / stats, specification / spec, synchronize / sync, asynchronous / async, initialize / init, attribute / attr, connection / conn, address / addr, number / num, administrator / admin, development / dev, production / prod, identifier / id, function / func, execute / exec, information / info, memory / mem, buffer / buf, source / src, destination / dest / dst, expression / expr, certificate / cert, permission / perm, package / pkg',
  spellings:
    'our / or, ours / ors, oured / ored, ouring / oring, ise / ize, ised / ized, ises / izes, ising / izing, isation / ization, isations / izations, iser / izer, isers / izers, yse / yze, ysed / yzed, ysing / yzing, tre / ter, tres / ters, ogue / og, ogues / ogs, ence / ense, ences / enses',

  aspects: 'history, significance, criticism, present situation',
  overviews:
    'summarize, summarise, sum up, please summarize, please summarise, can you summarize, can you summarise, could you summarize, summary of, a summary of, summary, give me a summary of, give me a summary, give a summary of, write a summary of, overview, overview of, an overview of, give me an overview of, give an overview of, provide an overview of, tl;dr, tldr, outline of, main points of, the main points of, key points of, the key points of, what are the main points of, what are the key points of, what are the key points in, what is … about, what’s … about, what are … about, what does … say, what does … contain, what does … cover, what is in, what’s in, give me a brief summary of, give me a short summary of, give me a brief overview of, give me a short overview of, give me an overview, please give me an overview of, can you give me an overview of, could you give me an overview of',
  themes:
    'what are the main themes, what are the key themes, what are the major themes, what are the central themes, what are the common themes, what are the recurring themes, what are the themes, what are the main topics, what are the key topics, what are the major topics, what are the common topics, what are the topics, what are the main subjects, what are the main ideas, what are the key ideas, what are the main points, what are the key points, what are the key takeaways, what are the main takeaways, what is the main theme, what is the common theme, what is the common thread, main themes, key themes, main topics, key topics, common themes, list the main themes, list the main topics, list the themes, list the topics, give me the main themes, give me the main topics, tell me the main themes, tell me the main topics, summarize the main themes, summarize the main topics, summarise the main themes, which themes are there, what themes are there, which topics are there, what topics are there, which topics are covered, what topics are covered, which subjects are covered, what subjects are covered, which themes run through, what themes run through, which themes recur, what themes recur, what themes … share, which topics do … cover, what topics do … cover, what topics does … cover, which topics does … cover, which subjects do … cover, what subjects do … cover, what do … have in common, what links, what is common to, what are the similarities between, compare all, compare the documents, compare these documents, compare my documents, tell me about the documents, tell me about these documents, tell me about my documents, tell me about all, what can you tell me about the documents, what can you tell me about these documents',
  library: {
    documents: 'documents, files, texts, PDFs, papers, sources, uploads',
    questions:
      'how many … are there, how many … are there in total, how many … do you have, how many … do I have, how many … have I uploaded, how many … have I added, how many … did I upload, how many … are stored, how many … are in here, how many … are in the library, how many … are in the graph, how many … are in this graph, how many … can you search, how many … do you know, what … do you have, which … do you have, what … do I have, which … do I have, what … are there, which … are there, what … are in here, what … have I uploaded, which … have I uploaded, what … have I added, which … have I added, what … are available, which … are available, what … can you search, which … can you search, what … can you read, which … can you read, what … do you know, which … do you know, what … do you have access to, which … do you have access to, what … are in the library, which … are in the library, what … are in the graph, which … are in the graph, what are my …, what are your …, list my …, list all my …, list your …, list the …, list all the …, please list my …, can you list my …, show my …, show me my …, show me all my …, show me your …, show me the …, show me all …, list documents, list all documents, number of documents, what is in the library, what’s in the library, what is in my library, what is in this graph, what is in here',
    topics:
      'what can I ask, what can I ask you, what can I ask about, what can I ask you about, what can I ask here, what can you tell me, what can you tell me about, what can you answer, what questions can you answer, which questions can you answer, what questions can I ask, which questions can I ask, what do you know, what do you know about, what can you help me with, what can you help with, what topics can I ask about, what topics do you know, what could I ask',
  },
  facts: {
    author: {
      questions:
        'who sent …, who has sent …, who is the sender of …, who is … from, who wrote …, who has written …, who is the author of …, who are the authors of …, who was the author of …, who’s the author of …, who is the author, who published …, by whom was … written, author of …, authors of …, what is the name of the author of …',
      names:
        'from, sender, sent by, author, authors, written by, created by, prepared by, compiled by, edited by, editor, creator, byline, by',
    },
    published: {
      questions:
        'when was … published, when were … published, when was … written, when were … written, when was … posted, what is the date of …, what is the publication date of …, date of …, publication date of …',
      names:
        'date, published, published on, publication date, date of publication, released, release date, created, written, issued, date of issue, pubdate, publishdate, published_at',
    },
    updated: {
      questions:
        'when was … last updated, when were … last updated, when was … updated, when were … updated, when was … last modified, when was … last changed, when was … last revised, when was … revised, when was … last edited, when was the last update of …, when was the last update to …, what is the last update of …, last update of …',
      names:
        'updated, last updated, last updated on, last update, updated on, modified, last modified, lastmod, last changed, last revised, revised, last edited, last reviewed, updated_at, as of',
    },
  },
  documentWords:
    'document, documents, text, file, page, article, paper, report, pdf, content, contents, section, chapter, part, whole, entire, short, brief',
  collectionWords:
    'documents, files, texts, papers, articles, pages, PDFs, sources, collection, library, corpus, graph, knowledge base, everything, uploads, uploaded, across',
  rangeWords: 'to, until',
  ordinalEndings: 'st, nd, rd, th',
  requests:
    'describe, summarize, summarise, explain, discuss, outline, characterize, characterise, trace, analyze, analyse, examine, compare, research, provide an overview of, give an overview of, an overview of, overview of, write a report on, write a report about, report on, tell me about, find out about, what do we know about, please describe, please summarize, please explain, please provide, please list, please give, show me, give me, give an example of, give me an example of, show me an example of, tell me, find me, help me understand',
  topics: {
    science:
      'theorem, proof, physics, chemistry, biology, quantum, species, galaxy, planet, algorithm, equation, molecule, protein, gene, genome, climate, geology, ecosystem, evolution, mathematics, experiment, hypothesis, theorems, equations, algorithms, molecules, molecular, proteins, genes, genomic, genomes, experiments, experimental, hypotheses, mathematical, scientific, peer-reviewed, dataset, datasets',
    medicine:
      'disease, treatment, patient, patients, drug, vaccine, symptom, symptoms, therapy, clinical, cancer, virus, infection, diagnosis, surgery, medicine, syndrome, dose, side effect, side effects, diseases, patient’s, treatments, therapies, therapeutic, drugs, dosage, vaccines, vaccinated, vaccination, medical, medicines, medications, infections, infected, infectious, diagnosed, diagnostic, diagnoses, symptomatic, asymptomatic, syndromes, surgical, clinically',
    code: 'programming, software library, framework, api, javascript, typescript, python, rust, compiler, database, sql, github, source code, bug, stack trace, package manager, docker, kubernetes, sdk, npm, regex, syntax, open source, open-source, command line, runtime, debug, debugging, software framework, compile, compiled, compilers',
    news: 'breaking, election, announced, news',
  },
  timeliness: {
    month: 'this week, this month, yesterday, tonight',
    year: 'latest, newest, recent, recently, current, currently, today, this year',
  },
  comparisons:
    'versus, vs, compared with, compared to, comparison, compare, difference between, differences between, distinction between, differ from, differs from',
  orders: {
    verbs: 'ignore, disregard, forget, override',
    which: 'previous, prior, above, earlier, all, your, other',
    what: 'instruction, instructions, prompt, prompts, rules, directions, guidelines',
    readers: 'AI, LLM, assistant, language model, chatbot',
    openings: 'as a, as an, you are a, you are an, you are now a, you are now an',
    duties: 'must, should, have to, are required to, are instructed to',
  },
  aggregation: englishAggregation,
  connections:
    'how is … connected to …, how is … connected with …, how is … related to …, how is … linked to …, how is … linked with …, how are … and … connected, how are … and … connected to each other, how are … and … related, how are … and … related to each other, how are … and … linked, what connects … and …, what connects … with …, what connects … to …, what links … and …, what links … to …, what links … with …, what is the connection between … and …, what’s the connection between … and …, what is the relationship between … and …, what is the relation between … and …, what is the link between … and …, how does … relate to …, what does … have to do with …, what do … and … have to do with each other, connection between … and …, relationship between … and …',

  backMatter:
    'see also, also read, references, external links, further reading, bibliography, works cited, notes and references, footnotes, citations, sources, comments, leave a comment, leave a reply, post a comment, related articles, related posts, related stories, related topics, related content, related links, you may also like, you might also like, recommended reading, read next, read more, share this, share this article, about the author, newsletter, tags, categories',
  pointers: 'related, source',
  figureWords: 'figure, fig, illustration, screenshot',
  releaseWords:
    'version, release, released, published, publish, launched, launch, issued, come out, came out, comes out',
  changeWords:
    'version, versions, release, releases, released, release notes, changelog, changes, changed, new in, new features, what’s new, added, introduced, removed, deprecated, fixed, breaking, upgrade, upgrading',
  referrals:
    'learn more, read more, find out more, see also, for more information, for more info, for more details, for further information, for further details, for additional information, for an overview of, can find more, can be found in the, is documented in, are documented in',
  values: englishValues,

  replies: {
    nothing: 'Nothing in the documents answers this question.',
    nearest: 'No passage says this outright; the nearest is:',
    otherLanguage:
      'The documents are in another language; the nearest passages by names and numbers are:',
    notFound: 'I found nothing about:',
    greeting: 'Hello! Ask me something about your documents.',
    thanks: 'You are welcome.',
    acknowledgement: 'All right. Ask me whenever you would like to know more.',
    ofAssistant:
      'I look for the answer to your question in the sources, and show the exact quotes that it rests on. What would you like to know?',
    remark: 'I quote the documents as they are, and do not reword or translate them.',
    said: 'The documents say so in these words:',
    noMore: 'I found nothing more about it.',
    page: 'page …',
    whichDocument: 'Which document? Please name it by words of its title, or choose it first.',
    themesOf: 'The main themes of … documents:',
    longestOf: 'The … longest of … documents:',
    allOf: 'Documents: …',
    emptyHanded: 'Please ask about something that the documents could hold.',
  },
  report: {
    contents: 'Contents',
    findings: 'Key findings',
    details: 'In detail',
    disagreements: 'Where sources disagree',
    notFound: 'What was not found',
    onNoPage: 'on no page that was read',
    inNoQuote: 'in no quoted sentence',
    sources: 'Sources',
    retrieved: 'retrieved',
    abstractOnly: 'abstract only',
    copies: 'the same text',
    nothing: 'No page that could be read says anything about this topic.',
    noPage: 'The search found no page.',
    unreadable: 'The search found pages, but none of them could be read.',
    searched: 'What was searched for',
    partial: 'The search was ended early.',
  },
}
