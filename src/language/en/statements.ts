import type { StatementData } from '../statement-words.ts'

export const englishStatements: StatementData = {
  openings:
    'what are the …, what are all the …, what are all …, what are …, what is the …, what is …, what were the …, what was the …, what were …, what … are there, what … were there, what … have been, what … were made, what … have been made, what … were taken, what … do, what … does, what … did, which …, are there any …, are there …, were there any …, were there …, is there any …, is there a …, was there any …, any …, list the …, list all …, list …, list all the …, show me the …, show me all …, show the …, show all …, give me the …, give me all …, give me a list of …, tell me the …, name the …, all the …, all …, who has which …, who has what …, whose …',
  actors:
    'I, we, you, he, she, they, everybody, everyone, all members, members, the team, team, the board, board, the committee, committee, the company, company, firm, the firm, the treasurer, treasurer, the chair, the secretary, the manager, the director, the tenant, the landlord, the supplier, the client, the contractor, the customer, customer, the author, author, writer, sender, person, people, somebody, someone, the staff',
  deadlines:
    'by, before, until, till, no later than, not later than, at the latest, due, due on, due by, within',
  sources:
    'meeting, meetings, minutes, mail, mails, email, e-mail, message, letter, report, chat, conversation, contract, agreement, call, session, discussion, document, documents, note, notes, memo, transcript, text, file, mention, mentions, mentioned, name, named, list, state, stated, say, make, made, take, taken, reach, reached, give, given, see, contain, describe, described',
  kinds: {
    decision: {
      names: 'decisions, decision, resolutions, resolution, agreements',
      asks: 'what was decided, what has been decided, what was agreed, what was agreed on, what has been agreed, what did … decide, what did … agree, what did … agree on, what have … decided, what has … decided, what have … agreed, what was resolved, what was approved, what was settled, was anything decided, what came out of, what did … vote for',
      says: 'decided to, decided that, decided against, decided on, have decided, has decided, was decided, were decided, it is decided, decided not to, agreed to, agreed that, agreed on, agreed unanimously, was agreed, were agreed, have agreed, resolved to, resolved that, was resolved, approved, was adopted, were adopted, was carried, voted to, voted for, voted against, elected, re-elected, was appointed, was chosen, we accept, therefore accept, settled on, opted for, will go with, go ahead with',
    },
    rejected: {
      names: 'rejections, refusals, rejected',
      asks: 'what was rejected, what has been rejected, what was refused, what was turned down, what was declined, what was not approved, what did … reject, what does … refuse, what does … refuse to pay, what does … refuse to do, what did … refuse, what did … turn down, what was … not willing to',
      says: 'was rejected, were rejected, rejected the, rejected a, was refused, were refused, refused to, was declined, were declined, was turned down, were turned down, turned down, was not approved, was voted down, was dismissed, cannot accept, can not accept, do not accept, did not accept, cannot agree, decided against, declined to, ruled out, was denied, were denied',
    },
    open: {
      names:
        'open questions, open question, open points, open issues, unresolved points, unresolved issues, unresolved questions, unresolved, outstanding issues, unanswered questions',
      asks: 'what is still open, what is open, what was left open, what remains open, what is unresolved, what was not decided, what has not been decided, what is not decided, what is undecided, what was put off, what was postponed, what was deferred, what was adjourned, what is unclear, what is still unclear, what is not clear, what does … not know, what did … not decide, what is not known, what is not yet decided, what is still undecided, what needs to be clarified',
      says: 'no decision, not decided, not yet decided, not been decided, did not decide, not reach a decision, not reach an agreement, no agreement, decision postponed, was postponed, were postponed, is postponed, decision was put off, put off, put the matter off, deferred, was adjourned, left open, remains open, still open, is open, open question, undecided, unresolved, not clear, not yet clear, unclear, remains to be, yet to be decided, still to be, to be decided, to be clarified, to be confirmed, to be agreed, not settled, do not know whether, do not know yet, not yet know, not sure whether',
    },
    task: {
      names:
        'action items, action item, actions, action, action points, to-dos, to-do, todos, todo, tasks, task, assignments, next steps, next step, follow-ups, duties',
      asks: 'who has to do what, who must do what, who does what, who will do what, who is doing what, who should do what, what has to be done, what must be done, what needs to be done, what is to be done, what should be done, what must … do, what does … have to do, what do … have to do, what did … have to do, what does … need to do, what do … need to do, what should … do, what will … do, what is … going to do, what is … supposed to do, what are … supposed to do, what is … to do, what was … asked to do, what were … asked to do, what has … been asked to do, what is … responsible for, what are … responsible for, what did … volunteer, what happens next, what comes next, what must I do, what must we do',
      says: 'action:, to do:, volunteered to, volunteers to, offered to, is responsible for, are responsible for, takes care of, take care of, was asked to, were asked to, is asked to, are asked to, promised to, agreed to look, takes over, was instructed to, is assigned to',
      does: "will, is to, are to, shall, should, is going to, are going to, am going to, is supposed to, I'll, we'll, you'll, he'll, she'll, they'll",
    },
    request: {
      names: 'requests, request, demands',
      asks: 'what does … ask for, what does … ask, what did … ask for, what did … ask, what does … request, what did … request, what does … want, what do … want, what did … want, what does … ask us to do, what does … ask me to do, what is asked of, what is requested',
      says: 'please, could you, can you, would you, kindly, asked for, asks for, requested, requests that, ask you to, I ask you, we ask you, would like you to, we need you to, we are looking for, need to know',
    },
    requirement: {
      names: 'requirements, requirement, obligations, obligation, conditions',
      asks: 'what is required, what does … require, what did … require, what is mandatory, what is necessary, what does … demand, what must … provide, what is … obliged to, what is … required to, what are … required to, what are … obliged to',
      says: 'must, has to, have to, had to, need to, needs to, is required to, are required to, are also required, is obliged to, are obliged to, is required, are required, shall, is mandatory, are mandatory, is obligatory, requires, it is necessary to, provided that',
      does: 'must, has to, have to, need to, needs to',
    },
    prohibition: {
      names: 'prohibitions, prohibition, restrictions, bans',
      asks: 'what is forbidden, what is prohibited, what is not allowed, what is not permitted, what is banned, what must not, what may not, what must … not do, what may … not do, what is … not allowed to, what are … not allowed to, what should … not do, what can … not do, what must not be done',
      says: 'must not, may not, shall not, is forbidden, are forbidden, is prohibited, are prohibited, not allowed, not permitted, is banned, no smoking, cannot be used, no longer be used, is not to be, are not to be',
    },
    deadline: {
      names:
        'deadlines, deadline, due dates, due date, dates, appointments, upcoming dates, dates to come, time limits',
      asks: 'what is due, what is due when, what has to happen by',
      says: 'next meeting, deadline, is due, are due, expires, time limit, ends on, closes on, takes place on',
    },
    proposal: {
      names:
        'recommendations, recommendation, suggestions, suggestion, proposals, proposal, advice, ideas, motions',
      asks: 'what does … recommend, what do … recommend, what did … recommend, what does … suggest, what do … suggest, what did … suggest, what does … propose, what do … propose, what did … propose, what does … advise, what do … advise, what did … advise, what is recommended, what was recommended, what was suggested, what was proposed, what has been proposed, what is … advising, what is … proposing, what would … do',
      says: 'recommend, recommends, recommended, suggest, suggests, suggested, propose, proposes, proposed, advise, advises, advised, my suggestion, our suggestion, my proposal, our proposal, my advice, my recommendation, our recommendation, I would, we would, I would do, would be better, had better, it would be best, we should, you should, why not, how about, a proposal to, in favour of',
    },
    option: {
      names: 'options, option, alternatives, alternative, possibilities, choices, variants, offers',
      asks: 'what can … choose, what can I choose, what does … offer, what did … offer, what could … do',
      says: 'two ways, three ways, two options, three options, several options, two possibilities, three possibilities, options are, alternatives are, alternatively, either, you may choose, can choose, may choose, option 1, option 2, option a, option b, variant a, variant b, the other option, another option, one option, we can offer, I can offer, instead we could, or you can',
    },
    promise: {
      names: 'promises, promise, commitments, commitment, assurances, pledges',
      asks: 'what does … promise, what did … promise, what do … promise, what has … promised, what was promised, what did … commit to, what does … guarantee, what does … assure',
      says: "promise, promises, promised, guarantee, guarantees, guaranteed, assure, assures, assured, commit to, commits to, committed to, undertake to, undertakes to, pledge, you have my word, I will, we will, I'll, we'll",
    },
    risk: {
      names:
        'risks, risk, warnings, warning, concerns, concern, problems, problem, worries, objections, dangers, complaints, issues',
      asks: 'what does … warn, what did … warn, what worries, what is … worried about, what are … worried about, what is … concerned about, what is … afraid of, what does … fear, what does … complain about, what did … complain about, what could go wrong, what went wrong, what went badly, what did … object to, what did … criticize, what does … criticize',
      says: 'warn, warns, warned, risk, risks, danger, dangerous, worried, worries, worry, concerned, concern, concerns, fear, fears, feared, afraid, is not safe, not safe, problem, problems, complained, complains, objected, pointed out that, otherwise, in danger, threatens',
    },
    finding: {
      names:
        'findings, finding, results, result, conclusions, conclusion, key findings, main findings, main results',
      asks: 'what was found, what has been found, what did … find, what did … find out, what did … conclude, what does … conclude, what was concluded, what did … discover, what did … reveal, what was discovered, what turned out',
      says: 'found that, found to, we found, was found, were found, concluded that, concludes that, we conclude, it turned out, turned out to, revealed that, showed that, shows that, show that, the result is, established that, in conclusion, confirmed that',
    },
  },
}
