CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'ledger entries are never changed'; end $$;
CREATE TABLE public.accounts (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL,
    email text NOT NULL,
    available bigint NOT NULL,
    held bigint NOT NULL,
    spent bigint NOT NULL,
    granted bigint NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT accounts_available_check CHECK ((available >= 0)),
    CONSTRAINT accounts_held_check CHECK ((held >= 0)),
    CONSTRAINT accounts_spent_check CHECK ((spent >= 0))
);
CREATE TABLE public.api_keys (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    digest text NOT NULL,
    last4 text NOT NULL,
    scopes text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint,
    expires_at bigint,
    revoked_at bigint
);
CREATE TABLE public.auth_credentials (
    id text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_sessions (
    id text NOT NULL,
    "userId" text NOT NULL,
    token text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.chunks (
    corpus integer NOT NULL,
    number integer NOT NULL,
    doc_id text NOT NULL COLLATE pg_catalog."C",
    start integer NOT NULL,
    "end" integer NOT NULL,
    length integer NOT NULL,
    text text NOT NULL,
    features bytea NOT NULL,
    vector text NOT NULL
);
CREATE TABLE public.corpora (
    account_id text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    next_chunk integer NOT NULL,
    next_graph integer NOT NULL,
    epoch bigint NOT NULL
);
CREATE SEQUENCE public.corpora_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.corpora_number_seq OWNED BY public.corpora.number;
CREATE TABLE public.document_contents (
    doc_id text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL,
    outline text NOT NULL,
    original bytea
);
CREATE TABLE public.documents (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    graph_id text NOT NULL COLLATE pg_catalog."C",
    external_id text,
    title text NOT NULL,
    url text,
    media_type text NOT NULL,
    language text NOT NULL,
    hash text NOT NULL,
    status text NOT NULL,
    problem text,
    bytes bigint NOT NULL,
    characters bigint NOT NULL,
    first_chunk integer NOT NULL,
    chunk_count integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.entities (
    id text NOT NULL COLLATE pg_catalog."C",
    corpus integer NOT NULL,
    graph integer NOT NULL,
    key text NOT NULL
);
CREATE TABLE public.graphs (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    name text NOT NULL,
    document_count integer NOT NULL,
    chunk_count integer NOT NULL,
    term_count bigint NOT NULL,
    relation_count bigint NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.holds (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    operation_id text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    settled bigint,
    state text NOT NULL,
    owner text NOT NULL,
    lease_token text NOT NULL,
    lease_until bigint NOT NULL,
    extensions integer NOT NULL,
    idempotency_key text,
    created_at bigint NOT NULL,
    CONSTRAINT holds_amount_check CHECK ((amount > 0)),
    CONSTRAINT holds_check CHECK (((settled >= 0) AND (settled <= amount)))
);
CREATE TABLE public.idempotency (
    account_id text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL,
    fingerprint text NOT NULL,
    state text NOT NULL,
    lease_token text NOT NULL,
    lease_until bigint NOT NULL,
    status integer,
    body text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.interactions (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    key_id text COLLATE pg_catalog."C",
    operation text NOT NULL,
    model text NOT NULL,
    engine text NOT NULL,
    nodes integer NOT NULL,
    charged bigint NOT NULL,
    response text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.key_days (
    key_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL,
    requests bigint NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.ledger_entries (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    hold_id text COLLATE pg_catalog."C",
    operation_id text COLLATE pg_catalog."C",
    kind text NOT NULL,
    sequence integer NOT NULL,
    available_change bigint NOT NULL,
    held_change bigint NOT NULL,
    spent_change bigint NOT NULL,
    available_after bigint NOT NULL,
    held_after bigint NOT NULL,
    note text,
    created_at bigint NOT NULL
);
CREATE TABLE public.mentions (
    corpus integer NOT NULL,
    chunk integer NOT NULL,
    entity_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    start integer NOT NULL,
    "end" integer NOT NULL,
    sentence_start integer NOT NULL,
    sentence_end integer NOT NULL,
    name text
);
CREATE TABLE public.postings (
    corpus integer NOT NULL,
    feature text NOT NULL COLLATE pg_catalog."C",
    graph integer NOT NULL,
    first_chunk integer NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.relations (
    corpus integer NOT NULL,
    chunk integer NOT NULL,
    number integer NOT NULL,
    subject_id text NOT NULL COLLATE pg_catalog."C",
    predicate text NOT NULL,
    object_id text NOT NULL COLLATE pg_catalog."C",
    sentence_start integer NOT NULL,
    sentence_end integer NOT NULL
);
ALTER TABLE ONLY public.corpora ALTER COLUMN number SET DEFAULT nextval('public.corpora_number_seq'::regclass);
INSERT INTO public.accounts VALUES
	('acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 'owner', 'ada@example.org', 194, 0, 6, 200, 1796049842005);
INSERT INTO public.api_keys VALUES
	('key_8E0Sn9ulU0mJZNpMOaliJjcdwE', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 'lost', '7e5db895016fe63acea294f6633f4dac58a0f43b3a17d403ce20eac351ccd5e7', 'I53m', '["chat","research","documents:read","documents:write","graphs:read","keys","usage:read","mcp"]', 1796049855738, NULL, NULL, 1796049856167),
	('key_8E0SmfQXw1CxxYIESZ8xPorrMf', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 'mine', 'ccedb3e5fdfac8600775c6ca809a24449cd6f403377912936f070a2bea185f99', 'vguE', '["chat","research","documents:read","documents:write","graphs:read","keys","usage:read","mcp"]', 1796049848810, 1796049859207, NULL, NULL);
INSERT INTO public.auth_credentials VALUES
	('owner', 'owner', 'credential', 'owner', NULL, NULL, NULL, NULL, NULL, NULL, '4f2fd98e5a83d7232bb677c5a30d4f00:6a78ba470561f9e03866eb51ab0aefa70201d23b8b12415b493c62b2fb87a223da77dfc2c0b0576f3d96e049c9971a3a107e9c081cd622009a19abaf9fd0af33', '2026-11-30 14:44:01.968+00', '2026-11-30 14:44:01.968+00');
INSERT INTO public.auth_users VALUES
	('owner', 'ada@example.org', 'ada@example.org', false, NULL, '2026-11-30 14:44:01.921+00', '2026-11-30 14:44:01.921+00');
INSERT INTO public.chunks VALUES
	(1, 0, 'doc_8E0SnBPNQ11wucMJtd0TLwKZH2', 0, 102, 16, '# Ferries of Norrvik

The ferry Aurelia was built in 1904 by Ingrid Solberg. A ticket costs 12 crowns.', '\x00000056010300140291d450a5a3a016360696c14517fc4b8dc64d91d4502ef65ac0d99b4d190480b317d0335ca49cea772deb04010707000312120102120004070701200701040e0e013d0e0102000201050203010f666572726965734665727269657366657272696573206f66206e6f727276696b46657272696573206f66204e6f727276696b617572656c6961417572656c6961696e6772696420736f6c62657267496e6772696420536f6c626572676665727279776173206275696c7420696e206279', 't:ferri	5
t:norrvik	2
t:aurelia	1
t:built	1
t:1904	1
t:ingrid	1
t:solberg	1
t:ticket	1
t:cost	1
t:12	1
t:crown	1
e:ferries	1
e:ferries of norrvik	3
e:aurelia	2
e:ingrid solberg	2'),
	(1, 1, 'doc_8E0SnEapM01zDxVeSc5g61QCJL', 0, 35, 7, 'Το λιμάνι της Θάσου άνοιξε το 1932.', '\x0000002901010023054a2c1c97412a6206457b5d539484c50201060600040505010e0500010001000dcebbceb9cebcceb1cebdceb9ce9bceb9cebcceaccebdceb9ceb8ceb1cf83cebfcf85ce98ceaccf83cebfcf85cea4cebf20cebbceb9cebcceaccebdceb920cf84ceb7cf82', 't:λιμανι	3
t:της	1
t:θασου	1
t:ανοιξε	1
t:1932	1
e:λιμανι	1
e:θασου	2');
INSERT INTO public.corpora VALUES
	('acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 1, 2, 2, 2);
INSERT INTO public.document_contents VALUES
	('doc_8E0SnBPNQ11wucMJtd0TLwKZH2', '# Ferries of Norrvik

The ferry Aurelia was built in 1904 by Ingrid Solberg. A ticket costs 12 crowns.
', '[{"start":2,"end":20,"level":1}]', NULL),
	('doc_8E0SnEapM01zDxVeSc5g61QCJL', 'Το λιμάνι της Θάσου άνοιξε το 1932.
', '[]', NULL);
INSERT INTO public.documents VALUES
	('doc_8E0SnBPNQ11wucMJtd0TLwKZH2', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 'graph_8E0SmIcOW1FvkVCpPjoIVUMDfI', 'ferries', 'Ferries', NULL, 'text/markdown', 'en', '43667c179ba5a59b0abd9dbd07a1458b3ac7efe5c53da104e3a19cf7ab7c3f15', 'ready', NULL, 103, 103, 0, 1, 1796049858155),
	('doc_8E0SnEapM01zDxVeSc5g61QCJL', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 'graph_8E0SnEPNg13kjcnZlhXadbGrp4', NULL, 'Λιμάνι', NULL, 'text/markdown', 'el', '0e5c5c4c23d480f87c5a9e7ebb200d29f5a9f3b4a75b239ebd9b3b9cde7c6530', 'ready', NULL, 60, 36, 1, 1, 1796049858656);
INSERT INTO public.entities VALUES
	('ent_5XZFT51fyRq48iGi', 1, 1, 'ingrid solberg'),
	('ent_RVQL_Fpp6SCT4aZk', 1, 1, 'aurelia'),
	('ent_Ru5HMzMAPN94qXdV', 1, 1, 'ferries'),
	('ent_TMa9-3l2E5GZT07n', 1, 1, 'ferries of norrvik'),
	('ent_efJ6PEaq1p99njh7', 1, 2, 'λιμανι'),
	('ent_sZLnBWVjtvfKKXM-', 1, 2, 'θασου');
INSERT INTO public.graphs VALUES
	('graph_8E0SmIcOW1FvkVCpPjoIVUMDfI', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 1, 'default', 1, 1, 16, 2, 1796049842041),
	('graph_8E0SnEPNg13kjcnZlhXadbGrp4', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 2, 'Harbours', 1, 1, 7, 1, 1796049858412);
INSERT INTO public.holds VALUES
	('hold_8E0SnFJ3J1UUUpLObgy7r9YMcy', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 'int_8E0SnFJ3I1StK9qVvCG9JU33vX', 6, 6, 'settled', 'server:e2c1fb26-f315-472d-9931-8667136637e2', 'e6fcf739-f3a9-45e7-9709-bbf926e3278b', 1796049918836, 0, NULL, 1796049858836);
INSERT INTO public.interactions VALUES
	('int_8E0SnFJ3I1StK9qVvCG9JU33vX', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 'key_8E0SmfQXw1CxxYIESZ8xPorrMf', 'chat_query', 'snap', 'rag', 1, 6, '{"interaction_id":"int_8E0SnFJ3I1StK9qVvCG9JU33vX","messages":[{"role":"user","content":"Who built the ferry Aurelia?"},{"role":"assistant","content":"Ferries: The ferry Aurelia was built in 1904 by Ingrid Solberg. [1]"}],"citations":[{"index":1,"doc_id":"doc_8E0SnBPNQ11wucMJtd0TLwKZH2","title":"Ferries","start":22,"end":76,"quote":"The ferry Aurelia was built in 1904 by Ingrid Solberg."}],"trace":{"nodes":[{"id":"chunk_8E0Sp8xHE0ad9cKEDQOAU7dGAU_0","kind":"chunk","title":"Ferries"}],"paths":[],"steps":[{"name":"search","summary":"Who built the ferry Aurelia? → Ferries"}]},"usage":{"tokens_consumed":3,"operation":"chat_query","model":"snap","nodes_accessed":1,"balance_remaining":97}}', 1796049859189);
INSERT INTO public.key_days VALUES
	('key_8E0SmfQXw1CxxYIESZ8xPorrMf', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', '2026-11-30', 6);
INSERT INTO public.kysely_migration VALUES
	('0001-accounts', '2026-11-30T14:43:53.104Z'),
	('0002-ledger', '2026-11-30T14:43:53.200Z'),
	('0003-documents', '2026-11-30T14:43:53.273Z'),
	('0004-index', '2026-11-30T14:43:53.380Z'),
	('0005-sign-in', '2026-11-30T14:43:53.439Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.ledger_entries VALUES
	('entry_8E0SmIcee04piNxYNIeuBbIvWU', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', NULL, NULL, 'grant', 0, 200, 0, 0, 200, 0, 'Welcome', 1796049842097),
	('entry_8E0SnFK5o0DSXdCAILlwastX00', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 'hold_8E0SnFJ3J1UUUpLObgy7r9YMcy', 'int_8E0SnFJ3I1StK9qVvCG9JU33vX', 'hold', 0, -6, 6, 0, 194, 6, NULL, 1796049858894),
	('entry_8E0SnGGMi1OrzjUkknQWV29uIg', 'acc_8E0SmIc8O1RxCHqAp0YHd7AqJn', 'hold_8E0SnFJ3J1UUUpLObgy7r9YMcy', 'int_8E0SnFJ3I1StK9qVvCG9JU33vX', 'settle', 0, 0, -6, 6, 194, 0, NULL, 1796049859187);
INSERT INTO public.mentions VALUES
	(1, 0, 'ent_Ru5HMzMAPN94qXdV', 'title', 0, 0, 0, 0, 'Ferries'),
	(1, 0, 'ent_TMa9-3l2E5GZT07n', 'heading', 2, 20, 0, 20, NULL),
	(1, 0, 'ent_RVQL_Fpp6SCT4aZk', 'name', 32, 39, 22, 76, NULL),
	(1, 0, 'ent_5XZFT51fyRq48iGi', 'name', 61, 75, 22, 76, NULL),
	(1, 1, 'ent_efJ6PEaq1p99njh7', 'title', 0, 0, 0, 0, 'Λιμάνι'),
	(1, 1, 'ent_sZLnBWVjtvfKKXM-', 'name', 14, 19, 0, 35, NULL);
INSERT INTO public.postings VALUES
	(1, 'e:aurelia', 1, 0, '\x000210'),
	(1, 'e:ferries', 1, 0, '\x000110'),
	(1, 'e:ferries of norrvik', 1, 0, '\x000310'),
	(1, 'e:ingrid solberg', 1, 0, '\x000210'),
	(1, 't:12', 1, 0, '\x000110'),
	(1, 't:1904', 1, 0, '\x000110'),
	(1, 't:aurelia', 1, 0, '\x000110'),
	(1, 't:built', 1, 0, '\x000110'),
	(1, 't:cost', 1, 0, '\x000110'),
	(1, 't:crown', 1, 0, '\x000110'),
	(1, 't:ferri', 1, 0, '\x000510'),
	(1, 't:ingrid', 1, 0, '\x000110'),
	(1, 't:norrvik', 1, 0, '\x000210'),
	(1, 't:solberg', 1, 0, '\x000110'),
	(1, 't:ticket', 1, 0, '\x000110'),
	(1, 'e:θασου', 2, 1, '\x010207'),
	(1, 'e:λιμανι', 2, 1, '\x010107'),
	(1, 't:1932', 2, 1, '\x010107'),
	(1, 't:ανοιξε', 2, 1, '\x010107'),
	(1, 't:θασου', 2, 1, '\x010107'),
	(1, 't:λιμανι', 2, 1, '\x010307'),
	(1, 't:της', 2, 1, '\x010107');
INSERT INTO public.relations VALUES
	(1, 0, 0, 'ent_Ru5HMzMAPN94qXdV', 'ferry', 'ent_RVQL_Fpp6SCT4aZk', 22, 76),
	(1, 0, 1, 'ent_RVQL_Fpp6SCT4aZk', 'was built in by', 'ent_5XZFT51fyRq48iGi', 22, 76),
	(1, 1, 0, 'ent_efJ6PEaq1p99njh7', 'Το λιμάνι της', 'ent_sZLnBWVjtvfKKXM-', 0, 35);
SELECT pg_catalog.setval('public.corpora_number_seq', 1, true);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_digest_key UNIQUE (digest);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_credentials
    ADD CONSTRAINT auth_credentials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.auth_users
    ADD CONSTRAINT auth_users_email_key UNIQUE (email);
ALTER TABLE ONLY public.auth_users
    ADD CONSTRAINT auth_users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_verifications
    ADD CONSTRAINT auth_verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_pk PRIMARY KEY (corpus, number);
ALTER TABLE ONLY public.corpora
    ADD CONSTRAINT corpora_account_id_key UNIQUE (account_id);
ALTER TABLE ONLY public.corpora
    ADD CONSTRAINT corpora_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.document_contents
    ADD CONSTRAINT document_contents_pkey PRIMARY KEY (doc_id);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_hash UNIQUE (graph_id, hash);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entities
    ADD CONSTRAINT entities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.graphs
    ADD CONSTRAINT graphs_name UNIQUE (account_id, name);
ALTER TABLE ONLY public.graphs
    ADD CONSTRAINT graphs_number UNIQUE (account_id, number);
ALTER TABLE ONLY public.graphs
    ADD CONSTRAINT graphs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pk PRIMARY KEY (account_id, key);
ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.key_days
    ADD CONSTRAINT key_days_pk PRIMARY KEY (key_id, day);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_once UNIQUE (hold_id, kind, sequence);
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mentions
    ADD CONSTRAINT mentions_pk PRIMARY KEY (corpus, chunk, start, "end", entity_id);
ALTER TABLE ONLY public.postings
    ADD CONSTRAINT postings_pk PRIMARY KEY (corpus, feature, graph, first_chunk);
ALTER TABLE ONLY public.relations
    ADD CONSTRAINT relations_pk PRIMARY KEY (corpus, chunk, number);
CREATE INDEX api_keys_by_account_id_id ON public.api_keys USING btree (account_id, id);
CREATE INDEX "auth_credentials_by_userId" ON public.auth_credentials USING btree ("userId");
CREATE INDEX "auth_sessions_by_userId" ON public.auth_sessions USING btree ("userId");
CREATE INDEX auth_verifications_by_identifier ON public.auth_verifications USING btree (identifier);
CREATE INDEX documents_by_account_id_id ON public.documents USING btree (account_id, id);
CREATE INDEX documents_by_graph_id_id ON public.documents USING btree (graph_id, id);
CREATE INDEX documents_unfinished ON public.documents USING btree (account_id) WHERE (status <> 'ready'::text);
CREATE INDEX entities_by_corpus_graph ON public.entities USING btree (corpus, graph);
CREATE INDEX holds_open ON public.holds USING btree (lease_until) WHERE (state = 'held'::text);
CREATE INDEX idempotency_by_expires_at ON public.idempotency USING btree (expires_at);
CREATE INDEX interactions_by_account_id_created_at ON public.interactions USING btree (account_id, created_at);
CREATE INDEX ledger_entries_by_account_id_id ON public.ledger_entries USING btree (account_id, id);
CREATE INDEX mentions_by_entity_id ON public.mentions USING btree (entity_id);
CREATE TRIGGER ledger_entries_stay BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.auth_credentials
    ADD CONSTRAINT "auth_credentials_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.auth_users(id);
ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT "auth_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.auth_users(id);
ALTER TABLE ONLY public.corpora
    ADD CONSTRAINT corpora_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.document_contents
    ADD CONSTRAINT document_contents_doc_id_fkey FOREIGN KEY (doc_id) REFERENCES public.documents(id);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_graph_id_fkey FOREIGN KEY (graph_id) REFERENCES public.graphs(id);
ALTER TABLE ONLY public.graphs
    ADD CONSTRAINT graphs_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
