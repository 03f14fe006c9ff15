-- The functions and triggers of the work queue, in its own schema beside procrastinate's tables.
--
-- `search_path` is saved with each function: the queue's schema first, then Showrunner's own.

-- Let a worker look after this season. At most one job of a season waits.
CREATE FUNCTION wake(season_id text) RETURNS void
    LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
    queue text := 'simulated';
BEGIN
    IF EXISTS (SELECT FROM seat WHERE seat.season = season_id AND seat.player = 'outside') THEN
        queue := 'live';
    END IF;
    LOOP
        BEGIN
            PERFORM procrastinate_defer_jobs_v1(ARRAY[ROW(
                queue, 'advance', 0, season_id, season_id,
                jsonb_build_object('season', season_id), NULL
            )::procrastinate_job_to_defer_v1]);
            RETURN;
        EXCEPTION WHEN unique_violation THEN
            -- A job waits already. It may not begin before this transaction is committed, because
            -- it would not see what this transaction writes. If it has just begun, try again.
            PERFORM FROM procrastinate_jobs
                WHERE queueing_lock = season_id AND status = 'todo' FOR SHARE;
            IF FOUND THEN
                RETURN;
            END IF;
        END;
    END LOOP;
END $$;

CREATE FUNCTION wake_for_input() RETURNS trigger
    LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
    PERFORM wake(NEW.season);
    RETURN NULL;
END $$;

CREATE TRIGGER wake_workers AFTER INSERT ON inbox
    FOR EACH ROW WHEN (NEW.state = 'waiting') EXECUTE FUNCTION wake_for_input();

CREATE FUNCTION wake_for_status() RETURNS trigger
    LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
    PERFORM wake(NEW.id);
    RETURN NULL;
END $$;

CREATE TRIGGER wake_workers AFTER UPDATE OF status ON season
    FOR EACH ROW WHEN (NEW.status = 'running' AND OLD.status <> 'running' AND NEW.driver IS NULL)
    EXECUTE FUNCTION wake_for_status();

-- Keep the clocks of sleeping seasons going, and wake every season that needs a worker and has no
-- job: those with a decision due in `ahead` seconds, those of workers that have not reported for
-- `stalled` seconds, and running seasons that nobody drives.
CREATE FUNCTION tend(asleep text, ahead float, stalled float, silent float) RETURNS void
    LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
    season_id text;
BEGIN
    IF NOT pg_try_advisory_xact_lock(1409482755) THEN
        RETURN; -- another worker does it now
    END IF;
    PERFORM wake(sleeping.id) FROM (
        SELECT id, clock, asleep_seconds(driven_at) AS seconds FROM season
            WHERE driver = asleep AND status = 'running'
    ) AS sleeping WHERE EXISTS (
        SELECT FROM ask WHERE ask.season = sleeping.id AND ask.closed IS NULL
            AND ask.due > sleeping.clock + ahead
            AND ask.due <= sleeping.clock + sleeping.seconds + ahead
    );
    UPDATE season SET clock = clock + asleep_seconds(driven_at), driven_at = now()
        WHERE driver = asleep AND status = 'running';
    FOR season_id IN
        DELETE FROM procrastinate_jobs AS job WHERE job.status = 'doing' AND (
            job.worker_id IS NULL OR EXISTS (
                SELECT FROM procrastinate_workers AS worker WHERE worker.id = job.worker_id
                    AND worker.last_heartbeat < now() - make_interval(secs => stalled)
            ) OR ( -- a job that nobody works on, because a reply of the database was lost
                EXISTS (
                    SELECT FROM procrastinate_events AS event
                        WHERE event.job_id = job.id AND event.type = 'started'
                        AND event.at < now() - make_interval(secs => silent)
                ) AND NOT EXISTS (
                    SELECT FROM season WHERE season.id = job.lock
                        AND season.driver LIKE '%:worker-%' AND season.driver <> asleep
                )
            )
        ) RETURNING job.lock
    LOOP
        PERFORM wake(season_id) WHERE season_id IS NOT NULL;
    END LOOP;
    PERFORM wake(season.id) FROM season
        WHERE season.status = 'running' AND NOT season.archived AND (
            season.driver IS NULL OR (
                season.driver <> asleep
                AND season.driven_at < now() - make_interval(secs => silent)
            )
        ) AND NOT EXISTS (
            SELECT FROM procrastinate_jobs AS job
                WHERE job.lock = season.id AND job.status IN ('todo', 'doing')
        );
END $$;

-- By how many seconds a sleeping season's clock has advanced since it was written last. While no
-- worker is there to wake the season, its time stands still.
CREATE FUNCTION asleep_seconds(since timestamptz) RETURNS float LANGUAGE sql AS $$
    SELECT greatest(0, least(15, extract(epoch FROM now() - since)))::float
$$;
